import { Button, Slider } from 'antd';
import { useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { asFailure, failureText } from '../../../shared/api/failure.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useUpdateProfileMutation } from '../center-api.ts';
import { cutOut, loadPicture, type Square } from '../photo-square.ts';
import { useTexts } from '../texts.ts';
import 'react-easy-crop/react-easy-crop.css';

interface PhotoCropProps {
  readonly file: File;
  readonly onDone: () => void;
  /** The browser cannot read the picture. */
  readonly onBroken: () => void;
}

const LARGEST = 4;

function useAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

function useSavePhoto({ file, onDone, onBroken }: PhotoCropProps, address: string | undefined, square: Square | undefined) {
  const { t, language } = useTexts();
  const [save, { isLoading: busy, error }] = useUpdateProfileMutation();
  const submit = async () => {
    if (busy || !address || !square) return;
    const image = await loadPicture(address).catch(() => undefined);
    if (!image) return onBroken();
    const answer = await save({ photo: cutOut(image, square, file.type) });
    if (answer.error) return;
    toastLane.show({ tone: 'success', text: t('photoSaved') });
    onDone();
  };
  return { submit, busy, refusal: error && failureText(asFailure(error), language) };
}

/** Crops a picture square: by mouse and wheel, by fingers, or by arrow keys and the slider. */
export function PhotoCrop(props: PhotoCropProps) {
  const { t } = useTexts();
  const zoomLabel = useId();
  const address = useAddress(props.file);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [square, setSquare] = useState<Square>();
  const { submit, busy, refusal } = useSavePhoto(props, address, square);
  return (
    <Dialog
      title={t('cropPhoto')}
      width={480}
      lightDismiss={false}
      onClose={props.onDone}
      footer={
        <>
          <Button onClick={props.onDone}>{t('cancel')}</Button>
          <Button type="primary" aria-disabled={busy} disabled={!square} onClick={() => void submit()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="photo-crop">
        {address && (
          <Cropper
            image={address}
            crop={place}
            zoom={zoom}
            maxZoom={LARGEST}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={8}
            disableAutomaticStylesInjection
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setSquare(pixels)}
            mediaProps={{ alt: '', onError: props.onBroken }}
            cropperProps={{ role: 'group', 'aria-label': t('cropArea') }}
          />
        )}
      </div>
      <div className="photo-zoom">
        <span id={zoomLabel}>{t('zoom')}</span>
        <Slider
          min={1}
          max={LARGEST}
          step={0.1}
          value={zoom}
          onChange={setZoom}
          ariaLabelledByForHandle={zoomLabel}
          tooltip={{ open: false }}
        />
      </div>
      <p className="center-absent">{t('cropHint')}</p>
      <div className="hall-form-refusal" role="alert">
        {refusal && <p>{refusal}</p>}
      </div>
    </Dialog>
  );
}
