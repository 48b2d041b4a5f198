import { describe, expect, it } from 'vitest';
import { givingHall, grantIn, inDays, makeProject } from '../../../testing/giving-hall.ts';

const refused = (field: string, rule: string, code = 404) => ({ code, data: { field, rule } });

describe('PROJ-5 a grant that is given on', () => {
  it('lies inside the one that it is given on from, which counts it at once', async () => {
    const { give, onward, stored } = await givingHall();
    const { sqbh: parent } = grantIn(await give());
    const answer = await onward(parent);
    expect(answer).toMatchObject({ code: 200, data: { sqfs: 'holder', sjsqbh: parent, sqje: '100.00', kyje: '100.00' } });
    expect(await stored(parent)).toMatchObject({ amount: 100_000n, passedOn: 10_000n });
    expect(await onward(parent, { sqje: '900.01' })).toMatchObject(refused('sqje', 'grant-over'));
    expect(await onward(parent, { sqje: '900.00' })).toMatchObject({ code: 200 });
    expect(await stored(parent)).toMatchObject({ passedOn: 100_000n });
    expect(await onward(parent, { sqje: '0.01' })).toMatchObject(refused('sqje', 'grant-over'));
  });

  it('PROJ-11 has holder and authorizer of what it is given on from told once less than a tenth of that is left', async () => {
    const { hall, give, onward } = await givingHall();
    const { sqbh: parent } = grantIn(await give());
    const told = async () =>
      (
        await hall.services.database.read.pushedNotice.findMany({
          where: { titleEn: { contains: 'less than 10 %' } },
          orderBy: { id: 'asc' },
        })
      ).map(({ path }) => path);
    await onward(parent, { sqje: '900.00' });
    expect(await told()).toEqual([]);
    await onward(parent, { sqje: '0.01' });
    await onward(parent, { sqje: '1.00' });
    expect(await told()).toEqual([`/authorizations/held?open=${parent}`, `/authorizations/given?open=${parent}`]);
  });

  it('takes nothing that is spent, or held for a claim', async () => {
    const { hall, give, onward } = await givingHall();
    const { sqbh: parent } = grantIn(await give());
    await hall.services.database.unitOfWork((tx) =>
      tx.grant.update({ where: { number: parent }, data: { spent: 30_000, frozen: 20_000 } }),
    );
    expect(await onward(parent, { sqje: '500.01' })).toMatchObject(refused('sqje', 'grant-over'));
    expect(await onward(parent, { sqje: '500.00' })).toMatchObject({ code: 200 });
  });

  it('has no more than it: not in days, systems, amount or sight, and is not given on again', async () => {
    const { hall, give, onward, numberOf } = await givingHall();
    const made = grantIn(await give());
    const { sqbh: parent, jsrq: end } = made;
    const beyond = inDays(hall, 120);
    const cases: readonly [object, string, string][] = [
      [{ sqqx: 'custom', jsrq: beyond }, 'jsrq', 'grant-beyond'],
      [{ sqqx: 'year' }, 'jsrq', 'grant-beyond'],
      [{ sqqx: 'long', ksrq: beyond }, 'ksrq', 'grant-beyond'],
      [{ xts: ['expense', 'income'] }, 'xts', 'grant-system-not-held'],
      [{ sfkzed: '0' }, 'sfkzed', 'grant-uncontrolled'],
      [{ sfesq: '1' }, 'sfesq', 'grant-no-regrant'],
      [{ sfxsmx: '1' }, 'sfxsmx', 'grant-sight-not-held'],
    ];
    for (const [change, field, rule] of cases)
      expect(await onward(parent, change), JSON.stringify(change)).toMatchObject(refused(field, rule));
    const child = grantIn(await onward(parent, { sqqx: 'long' }));
    expect(child).toMatchObject({ jsrq: end, sfcq: '1' });
    const again = { sjsqbh: child.sqbh, bsqrgh: await numberOf('finclerk'), sqje: '1.00', sfesq: '0', sqqx: 'month' };
    expect(await give(again, await hall.signIn('approver'))).toMatchObject(refused('sjsqbh', 'grant-no-regrant', 500));
  });

  it('is given on only by its holder, with the leave to, while it is active', async () => {
    const { hall, give, onward, approver, leader } = await givingHall();
    const kept = grantIn(await give({ sfesq: '0' }));
    expect(await onward(kept.sqbh)).toMatchObject(refused('sjsqbh', 'grant-not-to-give-on', 500));
    const waiting = grantIn(await give({ ksrq: inDays(hall, 2) }));
    expect(await onward(waiting.sqbh)).toMatchObject(refused('sjsqbh', 'grant-not-active', 500));
    const { sqbh: sjsqbh } = grantIn(await give());
    expect(await onward('SQ2026999999')).toMatchObject(refused('sjsqbh', 'not-found'));
    expect(await give({ sjsqbh }, approver)).toMatchObject(refused('xmbh', 'project-not-yours'));
    // Who holds another grant about it, that of the whole department.
    expect(await give({ sjsqbh }, leader)).toMatchObject(refused('sjsqbh', 'not-found'));
    const other = await makeProject(hall, { code: 'GV0000003' });
    expect(await onward(sjsqbh, { xmbh: other })).toMatchObject(refused('xmbh', 'project-not-yours'));
    await hall.services.database.unitOfWork((tx) => tx.grant.update({ where: { number: sjsqbh }, data: { state: 'suspended' } }));
    expect(await onward(sjsqbh)).toMatchObject(refused('sjsqbh', 'grant-not-active', 500));
  });

  it('is not given on after the day on which what is held ended, though nobody looked since', async () => {
    const { hall, give, monthOn } = await givingHall();
    const { sqbh } = grantIn(await give({ sqqx: 'custom', jsrq: inDays(hall, 1) }));
    hall.clock.set(new Date(`${monthOn}T02:00:00Z`));
    const staff = await hall.signIn('staff');
    expect(await give({ sjsqbh: sqbh, ksrq: monthOn, sfesq: '0', bsqrgh: '2001004' }, staff)).toMatchObject(
      refused('sjsqbh', 'grant-not-active', 500),
    );
  });

  it('is, out of what has no limit, with a limit or without', async () => {
    const { give, onward } = await givingHall();
    const { sqbh } = grantIn(await give({ sfkzed: '0' }));
    expect(await onward(sqbh, { sqje: '99999999999.99' })).toMatchObject({ code: 200 });
    expect(await onward(sqbh, { sfkzed: '0' })).toMatchObject({ code: 200 });
  });

  it('never takes more than there is, however many are given on at once', async () => {
    const { give, onward, stored } = await givingHall();
    const { sqbh } = grantIn(await give());
    const answers = await Promise.all(Array.from({ length: 50 }, () => onward(sqbh, { sqje: '140.00' })));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(7);
    expect(answers.filter(({ data }) => (data as { rule?: string }).rule === 'grant-over')).toHaveLength(43);
    expect(await stored(sqbh)).toMatchObject({ passedOn: 98_000n });
  });
});
