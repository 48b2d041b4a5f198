import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it.each([
  [null, undefined],
  ['attachment', undefined],
  ['attachment; filename=plain.pdf', 'plain.pdf'],
  ['attachment; filename="a \\"b\\".pdf"', 'a "b".pdf'],
  ['attachment; filename="x.pdf"; filename*=UTF-8\'\'%E9%80%9A%E7%9F%A5.pdf', '通知.pdf'],
  ["attachment; filename*=utf-8'zh'%E9%80%9A.pdf", '通.pdf'],
  ["attachment; filename*=UTF-8''100%.pdf", '100%.pdf'],
])('NOTICE-2 a download is named by its header %j', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
