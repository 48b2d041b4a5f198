export type AttachmentKind = 'travel-rates' | 'closing-calendar' | 'claim-form' | 'signature-guide';

interface Attachment {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** Spreadsheet programs take a CSV file for UTF-8 only when it begins with the mark. */
const csv = (...rows: readonly (readonly (string | number)[])[]) => bytes(`\uFEFF${rows.map((row) => row.join(',')).join('\r\n')}\r\n`);

/** A PDF file of one page of plain ASCII lines. */
function pdf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const escaped = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  const page = `BT /F1 12 Tf 16 TL 72 770 Td\n${escaped}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const trailer = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return bytes(file + trailer);
}

export const ATTACHMENTS: Readonly<Record<AttachmentKind, Attachment>> = {
  'travel-rates': {
    name: '差旅住宿费标准 Travel rates.csv',
    mediaType: 'text/csv',
    content: csv(
      ['城市', 'City', '住宿费上限（元/天） Most a night (CNY)'],
      ['北京', 'Beijing', 650],
      ['上海', 'Shanghai', 600],
      ['广州', 'Guangzhou', 550],
      ['成都', 'Chengdu', 470],
      ['江州', 'Jiangzhou', 380],
    ),
  },
  'closing-calendar': {
    name: '年终结账日程 Closing calendar.txt',
    mediaType: 'text/plain',
    content: bytes(
      '报销单提交截止 Last day for claims: 12-15\r\n借款清理截止 Last day for advances: 12-20\r\n系统停止记账 Books close: 12-28\r\n',
    ),
  },
  'claim-form': {
    name: '报销审批单样例 Sample claim.pdf',
    mediaType: 'application/pdf',
    content: pdf([
      'Jiangzhou University',
      'Finance Office',
      '',
      'Sample claim',
      'Subject: Travel to Beijing (conference)',
      'Amount: CNY 2,680.00',
    ]),
  },
  'signature-guide': {
    name: '签字授权说明 Signing on behalf of others.pdf',
    mediaType: 'application/pdf',
    content: pdf([
      'Jiangzhou University',
      'Finance Office',
      '',
      'Signing on behalf of others',
      '1. Agree on the amount.',
      '2. Agree on the last day.',
    ]),
  },
};
