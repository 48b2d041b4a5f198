import { PictureOutlined } from '@ant-design/icons';
import { BusyButton } from '../../../shared/ui/busy-button.tsx';
import { useTexts } from '../texts.ts';
import { usePicture } from '../use-picture.tsx';

/** Reads the number of a voucher out of a picture. */
export function PictureButton({ onNumber }: { readonly onNumber: (number: string) => void }) {
  const { t } = useTexts();
  const { reading, choose, input } = usePicture(onNumber);
  return (
    <>
      {input}
      <BusyButton icon={<PictureOutlined aria-hidden />} busy={reading} onClick={choose}>
        {t(reading ? 'reading' : 'picture')}
      </BusyButton>
    </>
  );
}
