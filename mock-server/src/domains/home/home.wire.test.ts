import { expect, it } from 'vitest';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

const NOTICES = { i: 'notices', x: 6, y: 0, w: 6, h: 14 };
const LOANS = { i: 'loans', x: 0, y: 0, w: 6, h: 9 };

const arranged = async (hall: TestHall, token: string) => (await hall.get('/api/home/arrangement', token)).data;
const arrange = (hall: TestHall, token: string, cards?: unknown) => hall.post('/api/home/arrange', { cards }, token);
const idOf = async (hall: TestHall, userName: string): Promise<string> =>
  (await hall.services.database.read.person.findUniqueOrThrow({ where: { userName } })).id;

it('APPS-5 each person arranges the home page for themselves, until they have it as shipped again', async () => {
  const hall = await testHall();
  const token = await hall.signIn('staff');
  const other = await hall.signIn('approver');
  const shipped = await arranged(hall, token);
  expect(shipped).toMatchObject({ sfzdy: '0' });
  const own = { sfzdy: '1', cards: [NOTICES, LOANS] };
  expect((await arrange(hall, token, own.cards)).data).toEqual(own);
  expect(await arranged(hall, await hall.signIn('staff'))).toEqual(own);
  expect(await arranged(hall, other)).toEqual(shipped);
  expect((await arrange(hall, token, [])).data).toEqual({ sfzdy: '1', cards: [] });
  expect((await arrange(hall, token)).data).toEqual(shipped);
  expect(await arranged(hall, token)).toEqual(shipped);
});

it.each<[wrong: string, cards: unknown, rule: string]>([
  ['over another', [NOTICES, { ...LOANS, x: 1 }], 'cards-overlap'],
  ['there twice', [NOTICES, { ...NOTICES, x: 0 }], 'cards-overlap'],
  ['beyond the last column', [{ ...NOTICES, x: 7 }], 'cards-overlap'],
  ['left of the page', [{ ...NOTICES, x: -1 }], 'too-small'],
  ['narrower than can be read', [{ ...NOTICES, w: 2 }], 'too-small'],
  ['lower than can be read', [{ ...NOTICES, h: 2 }], 'too-small'],
  ['higher than any', [{ ...NOTICES, h: 41 }], 'too-big'],
  ['far below', [{ ...NOTICES, y: 501 }], 'too-big'],
  ['between two columns', [{ ...NOTICES, w: 4.5 }], 'type'],
  ['none there is', [{ ...NOTICES, i: 'weather' }], 'choice'],
])('APPS-5 a card that is %s is refused, and what was kept stays', async (_, cards, rule) => {
  const hall = await testHall();
  const token = await hall.signIn('staff');
  await arrange(hall, token, [NOTICES]);
  expect(await arrange(hall, token, cards)).toMatchObject({ code: 404, data: { rule } });
  expect(await arranged(hall, token)).toEqual({ sfzdy: '1', cards: [NOTICES] });
});

it('APPS-5 a card that this release no longer has is left out of what was kept', async () => {
  const hall = await testHall();
  const token = await hall.signIn('staff');
  await arrange(hall, token, [NOTICES, LOANS]);
  await hall.services.database.unitOfWork((tx) =>
    tx.$executeRaw`UPDATE HomeArrangement SET cards = replace(cards, 'loans', 'weather')`.then(() => undefined),
  );
  expect(await arranged(hall, token)).toEqual({ sfzdy: '1', cards: [NOTICES] });
});

it('APPS-5 a card that this release is the first to have stands below the others; one that was hidden stays hidden', async () => {
  const hall = await testHall();
  const token = await hall.signIn('staff');
  await arrange(hall, token, [NOTICES]);
  await hall.services.database.unitOfWork((tx) =>
    tx.$executeRaw`UPDATE HomeArrangement SET known = replace(known, '"loans","claims"', '"weather"')`.then(() => undefined),
  );
  const { cards } = (await arranged(hall, token)) as { cards: { i: string; y: number; h: number }[] };
  expect(cards.map(({ i, y }) => [i, y])).toEqual([
    ['notices', 0],
    ['loans', 14],
    ['claims', 14 + (cards[1]?.h ?? 0)],
  ]);
});

it('APPS-5 of two windows that arrange at once the page is as one of them left it', async () => {
  const hall = await testHall();
  const token = await hall.signIn('staff');
  const answers = await Promise.all([[NOTICES], [LOANS]].map((cards) => arrange(hall, token, cards)));
  expect(answers.map(({ code }) => code)).toEqual([200, 200]);
  expect([[NOTICES], [LOANS]]).toContainEqual(((await arranged(hall, token)) as { cards: unknown }).cards);
});

it('APPS-5 claims are counted by the university’s months, each of the last twelve, and one’s own alone', async () => {
  const hall = await testHall();
  hall.clock.set(new Date('2026-03-15T02:00:00Z'));
  const [staff, approver] = [await idOf(hall, 'staff'), await idOf(hall, 'approver')];
  await hall.services.database.unitOfWork(async (tx) => {
    await tx.claim.deleteMany();
    const common = { title: '差旅', titleEn: 'Travel', approverId: approver, decidedAt: null };
    await tx.claim.createMany({
      data: [
        ['a', 150_05, '2026-01-31T15:59:59Z', staff],
        ['b', 100_00, '2026-01-31T16:00:00Z', staff],
        ['c', 1, '2026-02-10T04:00:00Z', staff],
        ['d', 7_00, '2026-02-10T04:00:00Z', approver],
        ['e', 9_00, '2025-03-31T15:59:59Z', staff],
        ['f', 8_00, '2025-03-31T16:00:00Z', staff],
        ['g', 5_00, '2026-02-11T04:00:00Z', staff, 'rejected'],
      ].map(([id, amount, at, applicantId, state = 'approved']) => ({
        ...common,
        state: String(state),
        id: String(id),
        number: `BX-${id}`,
        amount: Number(amount),
        createdAt: new Date(String(at)),
        applicantId: String(applicantId),
      })),
    });
  });
  const months = (await hall.get('/api/home/claims', await hall.signIn('staff'))).data as { yf: string }[];
  expect(months.map(({ yf }) => yf)).toEqual([
    ...['2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'],
    ...['2026-01', '2026-02', '2026-03'],
  ]);
  expect(months[0]).toEqual({ yf: '2025-04', bxsl: 1, bxje: '8.00' });
  expect(months.slice(9)).toEqual([
    { yf: '2026-01', bxsl: 1, bxje: '150.05' },
    { yf: '2026-02', bxsl: 2, bxje: '100.01' },
    { yf: '2026-03', bxsl: 0, bxje: '0.00' },
  ]);
});
