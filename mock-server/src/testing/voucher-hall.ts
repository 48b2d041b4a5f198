import { type Answer, type TestHall, testHall } from './test-hall.ts';

export interface Row {
  readonly djbh: string;
  readonly djzt: string;
  readonly version: number;
  readonly ygbh: string;
  readonly sfbr: string;
}

export interface MoveRow {
  readonly lzid: number;
  readonly yhj?: string;
  readonly xhj: string;
  readonly ygmc: string;
  readonly ddmc: string;
  readonly sfch: string;
  readonly chlzid?: number;
  readonly khcsj?: number;
}

export const DRAFT = { djlx: 'travel', djje: '1200.50', djzy: '赴上海', djzyen: 'To Shanghai', dddm: 'box-east' };
export const REASON: Readonly<Record<string, object>> = { held: { yydm: 'budget' }, returned: { yydm: 'invoice', bz: '第 2 张' } };

/** A hall with one new voucher of `staff`, and how a clerk, another clerk and its owner call. */
export async function withVoucher() {
  const hall = await testHall();
  const [staff, clerk, other] = [await hall.signIn('staff'), await hall.signIn('finclerk'), await hall.signIn('pengli')];
  const calling = (token: string) => (call: string, body: object) => hall.post(`/api/logistics/${call}`, body, token);
  const [owner, moves, colleague] = [calling(staff), calling(clerk), calling(other)];
  const { djbh } = (await owner('register', DRAFT)).data as Row;
  const move = (xhj: string, own: object = {}) => moves('move', { djbh, xhj, dddm: 'hall-1', ...REASON[xhj], ...own });
  const way = async (by = owner) => (await by('way', { djbh })).data as { dj: Row; lzjl: MoveRow[] };
  const handIn = async () => owner('hand-in', { djbh, dddm: 'hall-2', version: (await way()).dj.version });
  return { hall, staff, clerk, owner, moves, colleague, djbh, move, way, handIn };
}

/** How a voucher comes from its registration to each station. */
export const PATHS: Readonly<Record<string, readonly string[]>> = {
  handed: [],
  received: ['received'],
  checked: ['received', 'checked'],
  held: ['received', 'held'],
  returned: ['received', 'returned'],
  paid: ['received', 'checked', 'paid'],
  archived: ['received', 'checked', 'paid', 'archived'],
};

export const refusal = (rule: string, code = 500) => ({ code, data: { rule } });
/** What came of each voucher of a batch. */
export const outcomesOf = ({ data }: Answer) => (data as { jgs: { rule?: string; jg?: object }[] }).jgs;
export const idOf = ({ data }: Answer): number => (data as { lzid: number }).lzid;
export const entryOf = async (hall: TestHall, action: string) => {
  await hall.services.recorder.flush();
  return hall.services.database.read.operationRecord.findFirst({ where: { action }, orderBy: { id: 'desc' } });
};

export const pushedTo = async (hall: TestHall, userName: string) =>
  (
    await hall.services.database.read.pushedNotice.findMany({
      where: { person: { userName }, origin: 'logistics' },
      orderBy: { id: 'asc' },
    })
  ).map(({ title, titleEn, path }) => ({ title, titleEn, path }));
