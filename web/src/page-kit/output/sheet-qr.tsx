import { QRCode } from 'antd';

/** px, as the screen reckons: some 22 mm on paper. */
const SIZE = 84;

export interface SheetQrProps {
  readonly code: string;
  /** What it is called to who cannot see it. */
  readonly label: string;
}

/** The address of the page that checks the code: what a phone's camera makes of it can be opened at once. */
const addressOf = (code: string): string => `${window.location.origin}/verify?code=${code}`;

/** The code of a sheet to be scanned. */
export const SheetQr = ({ code, label }: SheetQrProps) => (
  <QRCode type="svg" value={addressOf(code)} size={SIZE} bordered={false} color="#000" bgColor="#fff" role="img" aria-label={label} />
);
