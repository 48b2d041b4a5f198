import { VOUCHER_CODES } from '@hall/contract/rules/voucher-codes';
import type { Station } from '@hall/contract/rules/voucher-moves';
import { voucherNumber } from '@hall/contract/rules/voucher-number';
import { catalogue } from '../../catalogue/domains/logistics.ts';
import type { Prisma } from '../../generated/client.ts';
import { chance } from '../chance.ts';
import { daysBefore, yearOf } from '../days.ts';
import type { DemoRows } from '../demo-rows.ts';
import { personOf } from '../people.ts';

const TAKEN_BACK = 'taken back';
type Step = readonly [to: Station, place: string, reason?: string] | typeof TAKEN_BACK;

/** The ways that vouchers of the demo have gone since they were handed in. */
const HANDED: readonly Step[] = [['handed', 'box-library']];
const RECEIVED: readonly Step[] = [...HANDED, ['received', 'hall-1']];
const CHECKED: readonly Step[] = [
  ['handed', 'box-east'],
  ['received', 'hall-2'],
  ['checked', 'review'],
];
const HELD: readonly Step[] = [...RECEIVED, ['held', 'review', 'signature']];
const RETURNED: readonly Step[] = [...RECEIVED, ['returned', 'hall-1', 'invoice']];
const AGAIN: readonly Step[] = [...RETURNED, ['handed', 'hall-1']];
const PAID: readonly Step[] = [...CHECKED, ['paid', 'cashier']];
const ARCHIVED: readonly Step[] = [...PAID, ['archived', 'archive']];
const LONG: readonly Step[] = [...AGAIN, ['received', 'hall-2'], ['held', 'review', 'budget'], ['checked', 'review'], ['paid', 'cashier']];
const CORRECTED: readonly Step[] = [...RECEIVED, ['returned', 'review', 'attachment'], TAKEN_BACK, ['checked', 'review']];

type Story = readonly [userName: string, kind: string, summary: string, summaryEn: string, way: readonly Step[]];

/** Whose vouchers they are, of what kind, what they are for, and how they have gone; the oldest first. */
const STORIES: readonly Story[] = [
  ['staff', 'purchase', '实验室耗材采购', 'Laboratory supplies', ARCHIVED],
  ['leader', 'travel', '赴上海参加学术年会', 'Annual conference in Shanghai', ARCHIVED],
  ['approver', 'labour', '学科竞赛指导劳务', 'Coaching for a student competition', ARCHIVED],
  ['deptlead', 'expense', '学院网站维护费', 'Upkeep of the school’s website', ARCHIVED],
  ['staff', 'travel', '赴北京开展课题调研', 'Field research in Beijing', ARCHIVED],
  ['zhongling', 'expense', '资料复印与装订', 'Copies and binding', ARCHIVED],
  ['zhongling', 'purchase', '服务器内存扩容', 'More memory for a server', LONG],
  ['staff', 'labour', '外请专家讲座酬金', 'Fee of a guest lecturer', LONG],
  ['leader', 'transfer', '合作单位测试费转账', 'Transfer of test fees to a partner', PAID],
  ['staff', 'expense', '会议注册费', 'Conference registration', PAID],
  ['fanyu', 'purchase', '数控刀具采购', 'Cutting tools', PAID],
  ['shilei', 'travel', '赴广州招聘宣讲', 'Recruiting trip to Guangzhou', PAID],
  ['tanyong', 'expense', '问卷印刷费', 'Printing of questionnaires', PAID],
  ['staff', 'expense', '论文版面费', 'Publication fee', CORRECTED],
  ['wangyang', 'purchase', '图形工作站采购', 'Graphics workstation', CHECKED],
  ['liaojiayi', 'labour', '口译劳务费', 'Interpreters’ pay', CHECKED],
  ['xiongsimin', 'purchase', '化学试剂采购', 'Chemical reagents', CHECKED],
  ['staff', 'loan', '野外实习备用金', 'Petty cash for field work', CHECKED],
  ['jinming', 'transfer', '危废处置费转账', 'Transfer for waste disposal', HELD],
  ['staff', 'purchase', '示教仪器采购', 'Teaching instruments', HELD],
  ['leader', 'travel', '赴西安项目验收', 'Project acceptance in Xi’an', HELD],
  ['staff', 'travel', '赴杭州参加培训', 'Training in Hangzhou', RETURNED],
  ['tianye', 'expense', '软件订阅费', 'Software subscription', RETURNED],
  ['yaoyuan', 'labour', '调查员劳务费', 'Pay of interviewers', RETURNED],
  ['staff', 'expense', '专利年费', 'Yearly patent fee', AGAIN],
  ['zouyun', 'travel', '赴成都参加评审', 'Review meeting in Chengdu', AGAIN],
  ['staff', 'purchase', '投影仪采购', 'Projector', RECEIVED],
  ['renzhong', 'loan', '学术会议备用金', 'Petty cash for a conference', RECEIVED],
  ['jiangtao', 'expense', '设备维修费', 'Repair of equipment', RECEIVED],
  ['staff', 'travel', '赴武汉学术交流', 'Academic exchange in Wuhan', HANDED],
  ['leader', 'expense', '研讨会茶歇费', 'Refreshments for a workshop', HANDED],
  ['xiayu', 'transfer', '数据库续订转账', 'Transfer to renew a database', HANDED],
];

const namesOf = (setId: string): ReadonlyMap<string, readonly [string, string]> =>
  new Map(catalogue.codes?.find(({ id }) => id === setId)?.entries.map(([code, name, nameEn]) => [code, [name, nameEn]]));
const KINDS = namesOf(VOUCHER_CODES.kinds);
const PLACES = namesOf(VOUCHER_CODES.places);
const REASONS = namesOf(VOUCHER_CODES.reasons);
const called = (names: typeof KINDS, code = ''): readonly [string, string] => names.get(code) ?? ['', ''];

type Move = Prisma.VoucherMoveCreateManyInput & { id: number; at: Date; from?: Station | null; to: Station };

interface Journey {
  readonly number: string;
  readonly owner: string;
  readonly firstId: number;
  /** When each step was made. */
  at(step: number): Date;
}

/** The move that a step is, after those before it. */
function moveOf({ number, owner, firstId, at }: Journey, before: readonly Move[], step: Step): Move {
  const last = before.at(-1);
  const { id: personId, staffNumber, name, nameEn } = personOf(step !== TAKEN_BACK && step[0] === 'handed' ? owner : 'finclerk');
  const common = { id: firstId + before.length, number, personId, staffNumber, name, nameEn };
  if (step === TAKEN_BACK) {
    if (!last?.from) throw new Error(`There is nothing to take back of ${number}`);
    const { place, placeEn } = before.at(-2) as Move;
    // Within the ten minutes.
    return { ...common, from: last.to, to: last.from, place, placeEn, at: new Date(last.at.getTime() + 4 * 60_000), takesBackId: last.id };
  }
  const [[place, placeEn], [reason, reasonEn]] = [called(PLACES, step[1]), called(REASONS, step[2])];
  return { ...common, from: last?.to ?? null, to: step[0], place, placeEn, reason, reasonEn, at: at(before.length) };
}

function voucherOf([userName, kind, summary, summaryEn]: Story, number: string, amount: number, moves: readonly Move[]) {
  const [first, last] = [moves[0] as Move, moves.at(-1) as Move];
  const [kindName, kindNameEn] = called(KINDS, kind);
  const { place, placeEn, to: station, at: movedAt } = last;
  const at = { handedInAt: first.at, movedAt, version: moves.length };
  return {
    number,
    personId: personOf(userName).id,
    kind,
    kindName,
    kindNameEn,
    amount,
    summary,
    summaryEn,
    station,
    place,
    placeEn,
    ...at,
  };
}

function movesOf(journey: Journey, way: readonly Step[]): readonly Move[] {
  const made: Move[] = [];
  for (const step of way) made.push(moveOf(journey, made, step));
  return made;
}

/** Vouchers and their moves: begun a day apart and moved once a day, the last of them a few days ago. */
function journeys(now: Date) {
  const { between } = chance(97);
  const vouchers: ReturnType<typeof voucherOf>[] = [];
  const moves: Move[] = [];
  const running = new Map<number, number>();
  STORIES.forEach((story, index) => {
    const [owner, , , , way] = story;
    const begun = 8 + STORIES.length - index;
    const at = (step: number) => daysBefore(now, begun - step, 8.5 + between(0, 16) / 2);
    const year = yearOf(at(0));
    running.set(year, (running.get(year) ?? 0) + 1);
    const number = voucherNumber(year, running.get(year) ?? 0);
    const made = movesOf({ number, owner, firstId: moves.length + 1, at }, way);
    vouchers.push(voucherOf(story, number, between(80_00, 18_000_00), made));
    moves.push(...made);
  });
  return { vouchers, moves };
}

/** Thirty-two vouchers, some of `staff`, at every station. */
export const demoRows = (now: Date): DemoRows => {
  const { vouchers, moves } = journeys(now);
  return { voucher: vouchers, voucherMove: moves };
};
