import { STATIONS, TRANSITIONS } from '@hall/contract/rules/voucher-moves';
import { voucherNumber, voucherNumberIn } from '@hall/contract/rules/voucher-number';
import { describe, expect, it } from 'vitest';
import { DRAFT, entryOf, PATHS, pushedTo, REASON, type Row, refusal, withVoucher } from '../../testing/voucher-hall.ts';

describe('LOGI-1 a voucher that is registered', () => {
  it('has the next number of its year, is handed in where it was said, and is the own one of who did it', async () => {
    const { hall, owner, djbh, way } = await withVoucher();
    const year = hall.clock.now().getFullYear();
    const mine = await hall.services.database.read.voucher.count({ where: { number: { startsWith: String(year) } } });
    expect(djbh).toBe(voucherNumber(year, mine));
    expect(((await owner('register', DRAFT)).data as Row).djbh).toBe(voucherNumber(year, mine + 1));
    const { dj, lzjl } = await way();
    expect(dj).toMatchObject({ djje: '1200.50', djzt: 'handed', ddmc: '东区投递箱', djlxmc: '差旅报销单', sfbr: '1', version: 1 });
    expect(lzjl).toMatchObject([{ xhj: 'handed', ygmc: '王芳', ddmcen: 'Drop box, east campus', sfch: '0' }]);
    expect(await entryOf(hall, 'logistics.register')).toMatchObject({
      kind: 'change',
      target: voucherNumber(year, mine + 1),
      changes: expect.arrayContaining([expect.objectContaining({ fieldEn: 'Kind', after: '差旅报销单', afterEn: 'Travel claim' })]),
    });
  });

  it('has a number of its own where several are registered at once', async () => {
    const { owner } = await withVoucher();
    const made = await Promise.all(Array.from({ length: 8 }, () => owner('register', DRAFT)));
    const numbers = made.map(({ data }) => (data as Row).djbh);
    expect(new Set(numbers).size).toBe(8);
    expect(numbers.filter((number) => voucherNumberIn(number) !== number)).toEqual([]);
  });

  it('is not registered with what cannot be, which is said at the field', async () => {
    const { owner } = await withVoucher();
    const faults: readonly [object, string, string][] = [
      [{ djje: '0.00' }, 'djje', 'voucher-amount'],
      [{ djje: '20000000.01' }, 'djje', 'voucher-amount'],
      [{ djje: '1.001' }, 'djje', 'voucher-amount'],
      [{ djje: '-1.00' }, 'djje', 'voucher-amount'],
      [{ djje: undefined }, 'djje', 'required'],
      [{ djlx: 'nothing' }, 'djlx', 'choice'],
      [{ djlx: 'hall-1' }, 'djlx', 'choice'],
      [{ dddm: 'moon' }, 'dddm', 'choice'],
      [{ djzy: '　' }, 'djzy', 'required'],
    ];
    for (const [change, field, rule] of faults)
      expect(await owner('register', { ...DRAFT, ...change }), JSON.stringify(change)).toMatchObject({ code: 404, data: { field, rule } });
  });

  it('is not registered of a kind that is disabled', async () => {
    const { hall, owner } = await withVoucher();
    const id = 'voucher-kind.travel';
    await hall.services.database.unitOfWork((tx) => tx.codeEntry.update({ where: { id }, data: { enabled: false } }));
    expect(await owner('register', DRAFT)).toMatchObject({ code: 404, data: { field: 'djlx', rule: 'choice' } });
  });
});

describe('LOGI-1 the way of a voucher', () => {
  it.each(Object.keys(STATIONS))('is open from %s as the table says, to the clerk or the owner, and nowhere else', async (from) => {
    const { move, owner } = await withVoucher();
    for (const to of Object.keys(STATIONS)) {
      const { djbh } = (await owner('register', DRAFT)).data as Row;
      for (const station of PATHS[from] ?? []) expect(await move(station, { djbh }), `to ${station}`).toMatchObject({ code: 200 });
      const open = TRANSITIONS.find((one) => one.from === from && one.to === to)?.by;
      expect(await owner('move', { djbh, xhj: to, dddm: 'hall-1', ...REASON[to] }), to).toMatchObject({ code: 403 });
      const refused = { code: 500, data: { rule: from === to ? 'voucher-there' : 'voucher-move', params: { station: from } } };
      expect(await move(to, { djbh }), to).toMatchObject(open === 'clerk' ? { code: 200 } : refused);
      const { dj } = (await owner('way', { djbh })).data as { dj: Row };
      expect(dj.djzt, to).toBe(open === 'clerk' ? to : from);
      const handIn = () => owner('hand-in', { djbh, dddm: 'hall-2', version: dj.version });
      if (to === 'handed') expect(await handIn(), to).toMatchObject(open === 'owner' ? { data: { djzt: 'handed' } } : refused);
    }
  });

  it('tells of each move who made it where and when, with its reason; the latest first', async () => {
    const { hall, move, way, handIn, djbh } = await withVoucher();
    hall.clock.advance(60_000);
    await move('received');
    hall.clock.advance(60_000);
    await move('returned', { dddm: 'review' });
    hall.clock.advance(60_000);
    await handIn();
    const { dj, lzjl } = await way();
    expect(dj).toMatchObject({ djzt: 'handed', ddmc: '财务大厅 2 号窗口', version: 4 });
    expect(lzjl).toMatchObject([
      { yhj: 'returned', xhj: 'handed', ygmc: '王芳', ddmc: '财务大厅 2 号窗口' },
      {
        yhj: 'received',
        xhj: 'returned',
        ygmc: '李敏',
        ddmc: '审核室',
        yymc: '发票不符合规定',
        yymcen: 'The invoice does not comply',
        bz: '第 2 张',
      },
      { yhj: 'handed', xhj: 'received', ygmc: '李敏', ygbh: '2001004', ddmc: '财务大厅 1 号窗口' },
      { xhj: 'handed', ygmc: '王芳' },
    ]);
    expect(new Set(lzjl.map((one) => (one as unknown as { lzsj: string }).lzsj)).size).toBe(4);
    expect(await entryOf(hall, 'logistics.move')).toMatchObject({
      kind: 'change',
      target: djbh,
      changes: expect.arrayContaining([
        expect.objectContaining({ fieldEn: 'Station', beforeEn: 'Received', afterEn: 'Returned' }),
        expect.objectContaining({ fieldEn: 'Place', before: '财务大厅 1 号窗口', after: '审核室' }),
        expect.objectContaining({ fieldEn: 'Reason', afterEn: 'The invoice does not comply' }),
      ]),
    });
  });

  it.each(['held', 'returned'])('asks why one is %s', async (station) => {
    const { move, way } = await withVoucher();
    await move('received');
    expect(await move(station, { yydm: undefined })).toMatchObject({ code: 404, data: { field: 'yydm', rule: 'required' } });
    expect(await move(station, { yydm: 'hall-1' })).toMatchObject({ code: 404, data: { field: 'yydm', rule: 'choice' } });
    expect((await way()).dj.djzt).toBe('received');
  });

  it('cannot be changed afterwards, whoever writes to the database', async () => {
    const { hall } = await withVoucher();
    const change = hall.services.database.unitOfWork((tx) => tx.voucherMove.updateMany({ data: { name: '他人' } }));
    await expect(change).rejects.toThrow('cannot be changed');
    await expect(hall.services.database.unitOfWork((tx) => tx.voucherMove.deleteMany())).rejects.toThrow('cannot be changed');
    await expect(hall.services.database.unitOfWork((tx) => tx.voucher.deleteMany())).rejects.toThrow(/foreign key/i);
  });

  it('takes one of two who scan at once, and tells the other that it is there', async () => {
    const { move, way } = await withVoucher();
    const both = await Promise.all([move('received'), move('received')]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 500]);
    expect(both.find(({ code }) => code === 500)).toMatchObject(refusal('voucher-there'));
    expect((await way()).lzjl).toHaveLength(2);
  });

  it('takes one of two who saw the same, and tells the other that it was changed', async () => {
    const { move, way } = await withVoucher();
    await move('received');
    const both = await Promise.all([move('checked', { version: 2 }), move('held', { version: 2 })]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 500]);
    expect(both.find(({ code }) => code === 500)).toMatchObject(refusal('changed-meanwhile'));
    expect((await way()).lzjl).toHaveLength(3);
  });

  it('tells who handed it in at each station, with the way to it, and nobody else', async () => {
    const { hall, move, djbh } = await withVoucher();
    await move('received');
    await move('held');
    await move('checked');
    await move('paid');
    await move('archived');
    const path = `/logistics?open=${djbh}`;
    expect(await pushedTo(hall, 'staff')).toEqual([
      { title: `单据 ${djbh} 已接收（财务大厅 1 号窗口）`, titleEn: `Voucher ${djbh}: Received (Finance hall, window 1)`, path },
      {
        title: `单据 ${djbh} 已挂起：预算额度不足（财务大厅 1 号窗口）`,
        titleEn: `Voucher ${djbh}: Held: Not enough budget (Finance hall, window 1)`,
        path,
      },
      expect.objectContaining({ titleEn: expect.stringContaining('Checked') }),
      expect.objectContaining({ titleEn: expect.stringContaining('Paid') }),
      expect.objectContaining({ titleEn: expect.stringContaining('Archived') }),
    ]);
    const news = await hall.services.database.read.news.findMany({ where: { topic: 'pushed' } });
    const { id } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
    expect(new Set(news.map(({ personId }) => personId))).toEqual(new Set([id]));
  });
});
