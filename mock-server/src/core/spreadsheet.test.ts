import { describe, expect, it } from 'vitest';
import { linesOf } from '../testing/exports.ts';
import { type Spreadsheet, spreadsheet } from './spreadsheet.ts';

type Lines = readonly (readonly (string | number)[])[];

const sheet = (slices: readonly Lines[], more: Partial<Spreadsheet> = {}) =>
  spreadsheet({
    title: '标题',
    conditions: '',
    fields: [{ columnId: 'a', title: 'A' }],
    slices: (async function* () {
      yield* slices;
    })(),
    gone: new AbortController().signal,
    ...more,
  });

describe('a spreadsheet', () => {
  it('has title, conditions and headings, then the rows of all slices in their order', async () => {
    const fields = [
      { columnId: 'a', title: '事项' },
      { columnId: 'b', title: '金额', group: '合计' },
    ];
    const content = await sheet([[['一', 1]], [], [['二', 2.5]]], { conditions: '全部', fields });
    expect(linesOf(content)).toEqual([['标题'], ['全部'], ['事项', '合计 金额'], ['一', 1], ['二', 2.5]]);
  });

  it('is there without rows as well', async () => {
    expect(linesOf(await sheet([]))).toEqual([['标题'], [''], ['A']]);
  });

  it.each(['=', '+', '-', '@', '\t', '\r'])('EXPORT-2 SYS-7 runs no text that begins with %j as a formula', async (start) => {
    const text = `${start}HYPERLINK("//evil.test")`;
    const content = await sheet([[[text], ['1']]], { title: text, conditions: text, fields: [{ columnId: 'a', title: text }] });
    expect(linesOf(content)).toEqual([[`'${text}`], [`'${text}`], [`'${text}`], [`'${text}`], ['1']]);
  });

  it('keeps text of any characters', async () => {
    const text = `<&>"' 财务 \u{20bb7} \u{1f600} \u0001 a\nb`;
    expect(linesOf(await sheet([[[text]]]))[3]).toEqual([text]);
  });

  it('SEC-4 cuts text to what a cell can hold', async () => {
    const [, , , first, second] = linesOf(await sheet([[['字'.repeat(40_000)], [`=${'x'.repeat(40_000)}`]]]));
    expect([first, second]).toEqual([['字'.repeat(32_767)], [`'=${'x'.repeat(32_765)}`]]);
  });

  it('fails with what its rows fail with', async () => {
    const broken = (async function* (): AsyncIterable<Lines> {
      yield [['one']];
      throw new Error('no more rows');
    })();
    await expect(sheet([], { slices: broken })).rejects.toThrow('no more rows');
  });

  it('SEC-4 fails by itself where its writer fails', async () => {
    const odd = { t: 's', v: 'x'.repeat(40_000) } as never;
    await expect(sheet([[[odd]]])).rejects.toThrow('Text length');
  });
});
