import type { PrintChoice, Printed } from '../src/printing.ts';
import type { Sheet } from '../src/sheets.ts';
import type { ListPage } from '../src/wire/list.ts';

/** A sheet as it travels, and as our code sees it. */
export const SHEET_SAMPLE: readonly [wire: Readonly<Record<string, unknown>>, sheet: Sheet] = [
  {
    hym: '7K2MP0QD41XA',
    lx: 'print',
    bt: '我的借款',
    bten: 'My loans',
    cxtj: '状态：未还',
    cxtjen: 'State: Outstanding',
    hs: 12,
    ygmc: '王芳',
    ygmcen: 'Wang Fang',
    ygbh: '2001009',
    zzsj: '2026-11-26 10:00:00',
  },
  {
    code: '7K2MP0QD41XA',
    kind: 'print',
    title: '我的借款',
    titleEn: 'My loans',
    conditions: '状态：未还',
    conditionsEn: 'State: Outstanding',
    rows: 12,
    person: '王芳',
    personEn: 'Wang Fang',
    staffNumber: '2001009',
    at: '2026-11-26 10:00:00',
  },
];

type Sample<T> = readonly [wire: unknown, domain: T];

/** What the print call of a list sends and answers, from what the list itself does. */
export const printSample = <F, R>({ request, data }: { readonly request: Sample<F>; readonly data: Sample<ListPage<R>> }) => ({
  request: [
    { ...(request[0] as object), flg: '2', rowKeys: ['7'] },
    { ...request[1], scope: 'selected', keys: ['7'] },
  ] as Sample<F & PrintChoice>,
  data: [
    { ...(data[0] as object), sheet: SHEET_SAMPLE[0] },
    { ...data[1], sheet: SHEET_SAMPLE[1] },
  ] as Sample<Printed<R>>,
});
