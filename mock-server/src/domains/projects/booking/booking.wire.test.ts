import { describe, expect, it } from 'vitest';
import { type ClaimsHall, claimsHall, PROJECT } from '../../../testing/claims-hall.ts';
import { refusal } from '../../../testing/voucher-hall.ts';

const booked = (bxzt: string, djje: string, yyje: string) => ({ code: 200, data: { bxdh: 'BX1', xmbh: PROJECT, bxzt, djje, yyje } });
const ledgerOf = async ({ services }: ClaimsHall) =>
  (await services.database.read.ledgerEntry.findMany({ where: { projectCode: PROJECT }, orderBy: { id: 'asc' } })).map(
    ({ kind, subject, amount, summary, summaryEn, day, claimId }) => ({
      kind,
      subject,
      amount: Number(amount),
      summary,
      summaryEn,
      day,
      claimId,
    }),
  );
/** How many of some answers there are of each kind. */
const tally = (answers: readonly { readonly code: unknown; readonly data: unknown }[]) => {
  const kinds = answers.map(({ code, data }) => (code === 200 ? 'booked' : String((data as { rule: string }).rule)));
  return Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]));
};

describe('a claim on a grant', () => {
  it('PROJ-8 PROJ-5 is held, spent and given back, on grant, project, budget and in the ledger alike', async () => {
    const hall = await claimsHall();
    await hall.grant();
    expect(await hall.book('BX1')).toMatchObject(booked('pending', '100.00', '0.00'));
    expect(await hall.money()).toEqual({ grant: [10_000, 0], project: [10_000, 0], line: 0 });
    expect(await ledgerOf(hall)).toEqual([]);
    expect(await hall.decide('BX1', { sftg: '1' })).toMatchObject(booked('approved', '0.00', '100.00'));
    expect(await hall.money()).toEqual({ grant: [0, 10_000], project: [0, 10_000], line: 10_000 });
    expect(await hall.giveBack('BX1')).toMatchObject(booked('returned', '0.00', '0.00'));
    expect(await hall.money()).toEqual({ grant: [0, 0], project: [0, 0], line: 0 });
    const entry = {
      subject: 'travel',
      amount: 10_000,
      summary: '赴上海',
      summaryEn: 'To Shanghai',
      day: hall.today,
      claimId: expect.any(Number),
    };
    expect(await ledgerOf(hall)).toEqual([
      { kind: 'expense', ...entry },
      { kind: 'return', ...entry },
    ]);
  });

  it('PROJ-8 of which less is approved releases the rest; a rejected one releases all', async () => {
    const hall = await claimsHall();
    await hall.grant();
    await hall.book('BX1');
    await hall.book('BX2', { je: '40.00' });
    expect(await hall.decide('BX1', { sftg: '1', je: '100.01' })).toMatchObject(refusal('claim-over', 404));
    expect(await hall.decide('BX1', { sftg: '1', je: '0.00' })).toMatchObject({ code: 404 });
    expect(await hall.decide('BX1', { sftg: '1', je: '70.00' })).toMatchObject(booked('approved', '0.00', '70.00'));
    expect(await hall.money()).toEqual({ grant: [4_000, 7_000], project: [4_000, 7_000], line: 7_000 });
    expect((await hall.decide('BX2', { sftg: '0' })).data).toMatchObject({ bxzt: 'rejected', djje: '0.00', yyje: '0.00' });
    expect(await hall.money()).toEqual({ grant: [0, 7_000], project: [0, 7_000], line: 7_000 });
    expect(await ledgerOf(hall)).toHaveLength(1);
  });

  it('PROJ-8 is decided and given back once; the same call again is answered as it stands', async () => {
    const hall = await claimsHall();
    await hall.grant();
    expect(await hall.decide('BX1', { sftg: '1' })).toMatchObject(refusal('claim-unknown', 404));
    expect(await hall.giveBack('BX1')).toMatchObject(refusal('claim-unknown', 404));
    await hall.book('BX1');
    expect(await hall.giveBack('BX1')).toMatchObject(refusal('claim-not-spent'));
    const approve = () => hall.decide('BX1', { sftg: '1', je: '60.00' });
    expect(tally(await Promise.all([approve(), approve(), approve()]))).toEqual({ booked: 3 });
    expect(await hall.decide('BX1', { sftg: '1' })).toMatchObject(refusal('claim-decided'));
    expect(await hall.decide('BX1', { sftg: '0' })).toMatchObject(refusal('claim-decided'));
    expect(await hall.money()).toEqual({ grant: [0, 6_000], project: [0, 6_000], line: 6_000 });
    expect(tally(await Promise.all([hall.giveBack('BX1'), hall.giveBack('BX1')]))).toEqual({ booked: 2 });
    expect(await approve()).toMatchObject(refusal('claim-decided'));
    expect(await hall.money()).toEqual({ grant: [0, 0], project: [0, 0], line: 0 });
    expect(await ledgerOf(hall)).toHaveLength(2);
    await hall.book('BX2');
    await hall.decide('BX2', { sftg: '0' });
    expect(await hall.giveBack('BX2')).toMatchObject(refusal('claim-not-spent'));
  });

  it('PROJ-8 is known by its number: the same content is answered as it stands, other content refused', async () => {
    const hall = await claimsHall();
    await hall.grant();
    const answers = await Promise.all(Array.from({ length: 5 }, () => hall.book('BX1')));
    expect(tally(answers)).toEqual({ booked: 5 });
    expect(await hall.money()).toMatchObject({ grant: [10_000, 0] });
    expect(await hall.book('BX1', { sqbh: 'SQ2026900001' })).toMatchObject({ code: 200 });
    const other = { je: '100.01', rq: '2026-01-01', kmbh: 'materials', bxsy: '赴北京', bxsyen: '', sqbh: 'SQ2026900002', xmbh: 'X' };
    const numbers = { bxrgh: await hall.staffNumberOf('leader') };
    for (const [name, value] of Object.entries({ ...other, ...numbers }))
      expect(await hall.book('BX1', { [name]: value }), name).toMatchObject(refusal('claim-differs'));
    await hall.decide('BX1', { sftg: '1' });
    await hall.change((tx) => tx.project.update({ where: { code: PROJECT }, data: { state: 'closed' } }));
    expect(await hall.book('BX1')).toMatchObject(booked('approved', '0.00', '100.00'));
  });

  it('PROJ-6 PROJ-8 fifty at once on a grant with room for seven: seven are booked', async () => {
    const hall = await claimsHall();
    await hall.grant({ amount: 79_999 });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => hall.book(`BX${index}`)));
    expect(tally(answers)).toEqual({ booked: 7, 'use-amount': 43 });
    expect(await hall.money()).toMatchObject({ grant: [70_000, 0], project: [70_000, 0] });
  });

  it('PROJ-6 PROJ-8 fifty at once on a project with a balance for seven, whatever the grants would bear', async () => {
    const hall = await claimsHall();
    await hall.grant({ controlled: false, amount: 0 });
    await hall.change((tx) => tx.project.update({ where: { code: PROJECT }, data: { income: 79_999 } }));
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => hall.book(`BX${index}`)));
    expect(tally(answers)).toEqual({ booked: 7, 'project-balance': 43 });
    expect(await hall.money()).toMatchObject({ grant: [70_000, 0], project: [70_000, 0] });
  });
});
