import { voucherNumber } from '@hall/contract/rules/voucher-number';
import { describe, expect, it } from 'vitest';
import { DRAFT, entryOf, idOf, outcomesOf, pushedTo, type Row, refusal, withVoucher } from '../../testing/voucher-hall.ts';

describe('LOGI-1 a wrong scan', () => {
  it.each<[number, object]>([
    [0, { code: 200 }],
    [10 * 60_000, { code: 200 }],
    [10 * 60_000 + 1, refusal('take-back-late')],
    [60 * 60_000, refusal('take-back-late')],
  ])('%i ms later is taken back or not: %j', async (later, outcome) => {
    const { hall, moves, move, djbh, way } = await withVoucher();
    const lzid = idOf(await move('received'));
    hall.clock.advance(later);
    expect(await moves('take-back', { djbh, lzid })).toMatchObject(outcome);
    expect((await way()).dj.djzt).toBe('code' in outcome && outcome.code === 200 ? 'handed' : 'received');
  });

  it('that is taken back stays in the way, with an entry of its own, and the voucher is where it was', async () => {
    const { hall, moves, move, djbh, way } = await withVoucher();
    await move('received');
    const scan = await move('returned', { dddm: 'review' });
    expect(scan.data).toMatchObject({ khcsj: 600 });
    hall.clock.advance(61_000);
    expect((await way(moves)).lzjl[0]).toMatchObject({ khcsj: 539 });
    expect((await way()).lzjl[0]?.khcsj).toBeUndefined();
    expect(await moves('take-back', { djbh, lzid: idOf(scan) })).toMatchObject({ data: { djzt: 'received', ddmc: '财务大厅 1 号窗口' } });
    expect((await way(moves)).lzjl).toMatchObject([
      { yhj: 'returned', xhj: 'received', ygmc: '李敏', chlzid: idOf(scan), sfch: '0' },
      { lzid: idOf(scan), xhj: 'returned', sfch: '1' },
      { xhj: 'received', sfch: '0', khcsj: 539 },
      { xhj: 'handed' },
    ]);
    expect(await entryOf(hall, 'logistics.takeBack')).toMatchObject({
      target: djbh,
      changes: expect.arrayContaining([expect.objectContaining({ beforeEn: 'Returned', afterEn: 'Received' })]),
    });
    expect((await pushedTo(hall, 'staff')).at(-1)).toMatchObject({ titleEn: expect.stringContaining('wrong scan') });
    expect(await move('checked')).toMatchObject({ code: 200 });
  });

  it('is taken back by who made it, while it is the last, and once', async () => {
    const { moves, colleague, move, djbh } = await withVoucher();
    const first = idOf(await move('received'));
    const second = idOf(await move('checked'));
    expect(await moves('take-back', { djbh, lzid: first })).toMatchObject(refusal('changed-meanwhile'));
    expect(await colleague('take-back', { djbh, lzid: second })).toMatchObject(refusal('not-yours'));
    const both = await Promise.all([1, 2].map(() => moves('take-back', { djbh, lzid: second })));
    expect(both.map(({ code }) => code).sort()).toEqual([200, 500]);
    expect(both.find(({ code }) => code === 500)).toMatchObject(refusal('changed-meanwhile'));
    expect(await moves('take-back', { djbh, lzid: first })).toMatchObject({ code: 200, data: { djzt: 'handed' } });
  });

  it('is a scan: what the owner handed in cannot be taken back', async () => {
    const { moves, move, handIn, way, djbh } = await withVoucher();
    const { lzjl } = await way();
    expect(await moves('take-back', { djbh, lzid: lzjl[0]?.lzid })).toMatchObject(refusal('changed-meanwhile'));
    await move('received');
    await move('returned');
    await handIn();
    expect(await moves('take-back', { djbh, lzid: (await way()).lzjl[0]?.lzid })).toMatchObject(refusal('changed-meanwhile'));
  });
});

describe('LOGI-1 a batch', () => {
  it('receives all that can be, names the others with what is wrong with each, and is told of once in the log', async () => {
    const { hall, owner, moves, move, djbh } = await withVoucher();
    const second = ((await owner('register', DRAFT)).data as Row).djbh;
    const gone = ((await owner('register', DRAFT)).data as Row).djbh;
    await move('received', { djbh: gone });
    const spaced = second.replace(/(....)/, '$1 ');
    const unknown = voucherNumber(2001, 1);
    const outcomes = outcomesOf(await moves('receive', { djbhs: [djbh, 'x', spaced, djbh, gone, unknown], dddm: 'hall-2' }));
    expect(outcomes).toMatchObject([
      { srz: djbh, jg: { dj: { djzt: 'received', ddmc: '财务大厅 2 号窗口' }, khcsj: 600 } },
      { srz: 'x', rule: 'voucher-number' },
      { srz: spaced, jg: { dj: { djbh: second } } },
      { srz: djbh, rule: 'voucher-twice' },
      { srz: gone, rule: 'voucher-there', djzt: 'received' },
      { srz: unknown, rule: 'voucher-unknown' },
    ]);
    expect(await entryOf(hall, 'logistics.receive')).toMatchObject({
      kind: 'change',
      target: '2 张单据',
      changes: expect.arrayContaining([
        expect.objectContaining({ fieldEn: 'Voucher numbers', afterEn: `${djbh}, ${second}` }),
        expect.objectContaining({ fieldEn: 'Station', beforeEn: 'Handed in', afterEn: 'Received' }),
      ]),
    });
    expect(await pushedTo(hall, 'staff')).toHaveLength(3);
  });

  it('takes 200, and none of 201', async () => {
    const { owner, moves, djbh, way } = await withVoucher();
    const made = await Promise.all(Array.from({ length: 199 }, () => owner('register', DRAFT)));
    const djbhs = [djbh, ...made.map(({ data }) => (data as Row).djbh)];
    const more = await moves('receive', { djbhs: [...djbhs, djbh], dddm: 'hall-1' });
    expect(more).toMatchObject({ code: 404, data: { field: 'djbhs', rule: 'too-many-items' } });
    expect((await way()).dj.djzt).toBe('handed');
    expect(outcomesOf(await moves('receive', { djbhs, dddm: 'hall-1' })).filter(({ jg }) => jg)).toHaveLength(200);
  });

  it('receives nothing at a place that there is not', async () => {
    const { moves, djbh, way } = await withVoucher();
    expect(await moves('receive', { djbhs: [djbh], dddm: 'moon' })).toMatchObject({ code: 404, data: { field: 'dddm', rule: 'choice' } });
    expect((await way()).dj.djzt).toBe('handed');
  });

  it('receives each voucher once where two batches come at once', async () => {
    const { moves, djbh, way } = await withVoucher();
    const both = await Promise.all([1, 2].map(() => moves('receive', { djbhs: [djbh], dddm: 'hall-1' })));
    expect(
      both
        .flatMap(outcomesOf)
        .map(({ rule }) => rule ?? 'received')
        .sort(),
    ).toEqual(['received', 'voucher-there']);
    expect((await way()).lzjl).toHaveLength(2);
  });
});
