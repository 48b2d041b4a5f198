import { describe, expect, it } from 'vitest';
import { linesOfText } from './csv.js';

describe('IMPORT-1 a cell of a text with separators', () => {
  it.each(['=1+1', ' =1+1', '＝1+1', '@SUM(A1)', '+cmd|x', '-1+A1', '\u200b=1', "+86'x", '－A1'])('IMPORT-1 is a formula: %j', (cell) =>
    expect(linesOfText(`7;"${cell}"`)[0]).toEqual({ line: 1, cells: ['7', cell], marks: { 1: 'formula' } }),
  );

  it.each(['+86 138-0013-8000', '+86(731)88821104', '-1.5', '+1,500.00', '-', '1=1', 'a@b.cn', "'=1", '0731-88821104', ''])(
    'IMPORT-1 is none: %j',
    (cell) => expect(linesOfText(`7;"${cell}"`)[0]).toEqual({ line: 1, cells: ['7', cell], marks: {} }),
  );

  it('IMPORT-1 says that it has lost digits', () => expect(linesOfText('1.10105E+17')[0]?.marks).toEqual({ 0: 'rounded' }));
});
