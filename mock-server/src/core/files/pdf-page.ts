import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import QRCode from 'qrcode';
import type { FileHead } from './file-task.ts';

export type Sheet = PDFKit.PDFDocument;

export const MARGIN = 36;
/** Room at the foot, for the number of the sheet. */
export const FOOT = 20;
const QR_SIZE = 68;
const GREY = '#667085';

const FONT = fileURLToPath(new URL('../fonts/NotoSansHans-Regular.otf', import.meta.resolve('@embedpdf/fonts-sc')));

/** Text as it stands: no line of it is broken, and no two letters are drawn as one, so that all can be copied. */
export const AS_IT_STANDS: PDFKit.Mixins.TextOptions = { lineBreak: false, features: [] };

export function openPdf(title: string, wide: boolean): Sheet {
  // The type knows no document without one of the fonts that no Chinese is in.
  const font = null as unknown as string;
  const pdf = new PDFDocument({ size: 'A4', layout: wide ? 'landscape' : 'portrait', margin: 0, font, autoFirstPage: false });
  Object.assign(pdf.info, { Title: title, Producer: 'Finance Hall', Creator: 'Finance Hall' });
  pdf.registerFont('text', FONT);
  pdf.font('text');
  return pdf;
}

/** Writes whose file it is across a sheet, so lightly that everything is read through it. */
function drawWatermark(pdf: Sheet, text: string): void {
  const { width, height } = pdf.page;
  pdf.save().fillColor('#98a2b3').fillOpacity(0.14).fontSize(16);
  for (let x = 60; x < width; x += 220)
    for (let y = 90; y < height; y += 170) {
      pdf.save().rotate(-22, { origin: [x, y] });
      pdf.text(text, x, y, AS_IT_STANDS);
      pdf.restore();
    }
  pdf.restore();
}

/** Begins a sheet, with its number and the verification code at the foot. */
export function beginSheet(pdf: Sheet, { watermark, code }: FileHead, number: string): void {
  pdf.addPage();
  drawWatermark(pdf, watermark);
  const { width, height } = pdf.page;
  pdf.fillColor(GREY).fontSize(8);
  pdf.text(code, MARGIN, height - MARGIN, AS_IT_STANDS);
  pdf.text(number, width - MARGIN - pdf.widthOfString(number), height - MARGIN, AS_IT_STANDS);
}

/** Draws the QR code of an address at the top right, dark square by dark square. @returns how much of the width it takes */
export function drawCode(pdf: Sheet, address: string): number {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' });
  const side = QR_SIZE / modules.size;
  const left = pdf.page.width - MARGIN - QR_SIZE;
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) pdf.rect(left + column * side, MARGIN + row * side, side, side);
  pdf.fill('#000000');
  return QR_SIZE + 16;
}

/** Where the QR code ends. */
export const CODE_END = MARGIN + QR_SIZE;
