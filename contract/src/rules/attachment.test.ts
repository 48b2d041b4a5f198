import { expect, test } from 'vitest';
import { ATTACHMENT_MAX_BYTES, attachmentFault, attachmentType, cleanFileName } from './attachment.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const zip = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]);
const ole = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0]);
const gbk = new Uint8Array([0xc4, 0xda, 0xc8, 0xdd, 13, 10]);

test.each([
  ['a.pdf', bytes('%PDF-1.7'), undefined],
  ['A.PDF', bytes('%PDF-1.7'), undefined],
  ['a.docx', zip, undefined],
  ['a.xlsx', zip, undefined],
  ['a.ofd', zip, undefined],
  ['a.zip', zip, undefined],
  ['a.doc', ole, undefined],
  ['a.wps', ole, undefined],
  ['a.et', ole, undefined],
  ['a.csv', bytes('甲,乙\r\n'), undefined],
  ['a.txt', gbk, undefined],
  ['a.docx', ole, 'file-type'],
  ['a.pdf', zip, 'file-type'],
  ['a.txt', zip, 'file-type'],
  ['a.zip.exe', zip, 'file-type'],
  ['zip', zip, 'file-type'],
  ['a.txt', bytes(''), 'file-empty'],
  ['a.txt', new Uint8Array(ATTACHMENT_MAX_BYTES).fill(65), undefined],
  ['a.txt', new Uint8Array(ATTACHMENT_MAX_BYTES + 1).fill(65), 'file-size'],
])('NOTICE-7 the file %s', (name, content, fault) => expect(attachmentFault(name, content)).toBe(fault));

test.each([
  ['年终 安排.pdf', '年终 安排.pdf'],
  ['C:\\Users\\x\\安排.pdf', '安排.pdf'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['\u202Efdp.exe.txt', 'fdp.exe.txt'],
  ['a\u200B\u0000b.pdf', 'ab.pdf'],
  ['<img src=x onerror=alert(1)>.png', '_img src=x onerror=alert(1)_.png'],
  ['  .hidden.pdf ', 'hidden.pdf'],
  ['...', 'file'],
  ['<>.pdf', '__.pdf'],
  [`${'长'.repeat(200)}.pdf`, `${'长'.repeat(96)}.pdf`],
])('NOTICE-7 the name %j becomes %j', (given, name) => expect(cleanFileName(given)).toBe(name));

test('NOTICE-7 a browser is told what a file is by the end of its name', () => {
  expect(attachmentType('a.PDF')).toBe('application/pdf');
  expect(attachmentType('a.html')).toBe('application/octet-stream');
});
