import { CameraOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { BusyButton } from '../../../shared/ui/busy-button.tsx';
import { useTexts } from '../texts.ts';

interface ScanButtonProps {
  readonly busy: boolean;
  readonly onPicture: (file: File) => void;
}

/** Takes a picture with a phone's camera, or chooses one: that works over plain HTTP too, where no page may use the camera itself. */
export function ScanButton({ busy, onPicture }: ScanButtonProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        data-testid="sheet-picture"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onPicture(file);
          event.target.value = '';
        }}
      />
      <BusyButton icon={<CameraOutlined aria-hidden />} busy={busy} onClick={() => input.current?.click()}>
        {t(busy ? 'scanning' : 'scan')}
      </BusyButton>
    </>
  );
}
