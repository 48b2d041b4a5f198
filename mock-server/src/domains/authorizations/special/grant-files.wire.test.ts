import { ATTACHMENT_MAX_BYTES, BROUGHT_KEPT_MS } from '@hall/contract/rules/attachment';
import { describe, expect, it } from 'vitest';
import { letGoOfBroughtFiles } from '../../../core/let-go-of-files.ts';
import { grantIn, personOf } from '../../../testing/giving-hall.ts';
import { specialHall } from '../../../testing/special-hall.ts';

const refused = (field: string, rule: string, code = 404) => ({ code, data: { field, rule } });

const several = async <T>(count: number, make: () => Promise<T>): Promise<T[]> => {
  const made: T[] = [];
  for (let number = 0; number < count; number++) made.push(await make());
  return made;
};

describe('PROJ-15 the files of a special grant', () => {
  it('are at least one and at most eight, each under a name of its own, in the order in which they were brought', async () => {
    const { special, brought, detail, finadmin, given } = await specialHall();
    const nine = await several(9, () => brought());
    expect(await special({ fjids: nine })).toMatchObject(refused('fjids', 'too-many-files', 500));
    expect(await special({ fjids: [] })).toMatchObject(refused('fjids', 'file-needed'));
    expect(await given()).toBe(0);
    const { sqbh } = grantIn(await special({ fjids: [...nine.slice(0, 8), nine[0]] }));
    const { fjlist } = (await detail(sqbh, finadmin)).data as { fjlist: { name: string; size: number }[] };
    expect(fjlist.map(({ name }) => name).sort()).toEqual(['批件.pdf', ...[2, 3, 4, 5, 6, 7, 8].map((n) => `批件 (${n}).pdf`)].sort());
    expect(fjlist[0]).toMatchObject({ size: 8 });
  });

  it.each([
    ['a page', 'a.html', '<html>', 'file-type'],
    ['a page that is called a PDF', 'a.pdf', '<html>', 'file-type'],
    ['too much', 'a.txt', new Uint8Array(ATTACHMENT_MAX_BYTES + 1).fill(65), 'file-size'],
  ])('are refused as elsewhere: %s', async (_, name, content, rule) => {
    const { hall, bring } = await specialHall();
    expect(await bring(name, content)).toMatchObject(refused('content', rule));
    expect(await hall.services.database.read.grantAttachment.count({ where: { name } })).toBe(0);
  });

  it('are one’s own, and with one grant alone', async () => {
    const { hall, special, brought, given } = await specialHall();
    await hall.services.database.unitOfWork(async (tx) => {
      const { id: personId } = await tx.person.findUniqueOrThrow({ where: { userName: 'svcadmin' } });
      await tx.personRole.create({ data: { personId, roleId: 'finadmin' } });
    });
    const other = await hall.signIn('svcadmin');
    const theirs = await brought('他人.pdf', other);
    expect(await special({ fjids: [theirs] })).toMatchObject(refused('fjids', 'file-gone'));
    const own = await brought();
    expect(await special({ fjids: [own, theirs] })).toMatchObject(refused('fjids', 'file-gone'));
    expect(await special({ fjids: [own] })).toMatchObject({ code: 200 });
    expect(await special({ fjids: [own] })).toMatchObject(refused('fjids', 'file-gone'));
    expect(await given()).toBe(1);
  });

  it('used at the same moment are with one grant', async () => {
    const { special, brought } = await specialHall();
    const fjids = [await brought()];
    const answers = await Promise.all([special({ fjids }), special({ fjids })]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 404]);
  });

  it('can be taken away until they are used, by who brought them', async () => {
    const { hall, special, brought, drop, file, finadmin } = await specialHall();
    await hall.services.database.unitOfWork(async (tx) => {
      const { id: personId } = await tx.person.findUniqueOrThrow({ where: { userName: 'svcadmin' } });
      await tx.personRole.create({ data: { personId, roleId: 'finadmin' } });
    });
    const [kept, left] = [await brought(), await brought()];
    expect(await drop(left, await hall.signIn('svcadmin'))).toMatchObject({ code: 404 });
    expect(await drop(left)).toMatchObject({ code: 200 });
    expect(await drop(left)).toMatchObject({ code: 404 });
    const { sqbh } = grantIn(await special({ fjids: [kept] }));
    expect(await drop(kept)).toMatchObject({ code: 404 });
    expect((await file(sqbh, kept, finadmin)).payload).toBe('%PDF-1.7');
    const { database } = hall.services;
    await expect(database.unitOfWork((tx) => tx.grantAttachment.delete({ where: { id: kept } }))).rejects.toThrow();
    await expect(database.unitOfWork((tx) => tx.grantAttachment.update({ where: { id: kept }, data: { name: 'x' } }))).rejects.toThrow();
  });

  it('are read by whoever may see the grant, by its number alone, and by nobody else', async () => {
    const { hall, special, brought, file, finadmin, staff, approver, leader, numberOf, give, detail } = await specialHall();
    const id = await brought();
    const { sqbh } = grantIn(await special({ fjids: [id] }));
    const got = await file(sqbh, id, staff);
    expect(got.payload).toBe('%PDF-1.7');
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('批件.pdf')}`,
      'x-content-type-options': 'nosniff',
    });
    for (const token of [leader, finadmin]) expect((await file(sqbh, id, token)).payload).toBe('%PDF-1.7');
    expect((await file(sqbh, id, approver)).json()).toMatchObject({ code: 404 });
    const { sqbh: theirs } = grantIn(await give({ bsqrgh: await numberOf('approver') }));
    expect((await detail(theirs, approver)).data).toMatchObject({ fjlist: [] });
    expect((await file(theirs, id, approver)).json()).toMatchObject({ code: 404 });
    expect((await file(theirs, await brought(), finadmin)).json()).toMatchObject({ code: 404 });
    expect((await file(sqbh, id, await hall.signIn('secauditor'))).json().code).not.toBe(200);
  });

  it('that nobody used are gone after a day, and the oldest where there are too many', async () => {
    const { hall, special, brought } = await specialHall();
    const { database, clock } = hall.services;
    const count = async () => {
      const { id: personId } = await personOf(hall, 'finadmin');
      return database.read.grantAttachment.count({
        where: { personId, broughtAt: { gte: new Date(clock.now().getTime() - 2 * BROUGHT_KEPT_MS) } },
      });
    };
    const used = await brought();
    await special({ fjids: [used] });
    const [first] = await several(16, () => {
      hall.clock.advance(1000);
      return brought();
    });
    expect(await count()).toBe(17);
    await brought();
    expect(await count()).toBe(17);
    expect(await special({ fjids: [first] })).toMatchObject(refused('fjids', 'file-gone'));
    hall.clock.advance(BROUGHT_KEPT_MS - 60_000);
    await letGoOfBroughtFiles(hall.services);
    expect(await count()).toBe(17);
    hall.clock.advance(60_000);
    await letGoOfBroughtFiles(hall.services);
    expect(await count()).toBe(1);
  });
});
