import { GivenFilter, Grant, GrantFilter, HeldFilter } from '@hall/contract/authorizations';
import { DepartmentGrantFilter } from '@hall/contract/department-grants';
import { GRANT_STATES } from '@hall/contract/rules/grant-states';
import { GRANT_MOST_FEN } from '@hall/contract/rules/grant-terms';
import { startOfDay, wireDay } from '@hall/contract/rules/shanghai';
import { SpecialFilter } from '@hall/contract/special-grants';
import { type Entity, wireName } from '@hall/contract/wire/entity';
import type { ListRequest } from '@hall/contract/wire/list';
import type { Reader } from '@hall/database/database';
import { departmentsBelow } from '../../core/department-tree.ts';
import { type Asked, defineList, type ListColumns, type ListPlan } from '../../core/list.ts';
import { fenOf, yuanOf } from '../../core/money.ts';
import { bringToDay } from './day.ts';
import { headedBy } from './department/headed.ts';
import { grantOf } from './grant-of.ts';
import { actorOf, givenBy, headIn, managedIn, specialIn } from './grant-scope.ts';
import { asAuthorizer, asHolder, pressing, type Reminded } from './pressing-grants.ts';
import { numberOrProjectSought, personSought } from './sought.ts';
import { findGrants } from './stored-grants.ts';

const COLUMNS: ListColumns = {
  [wireName(Grant, 'state')]: {
    filter: (values) => values.filter((value) => Object.hasOwn(GRANT_STATES, value)).map((state) => ({ state })),
  },
  [wireName(Grant, 'firstDay')]: { sort: (order) => ({ firstDay: order }) },
  // What nothing ends comes last, in whatever order.
  [wireName(Grant, 'lastDay')]: { sort: (sort) => ({ lastDay: { sort, nulls: 'last' } }) },
  [wireName(Grant, 'amount')]: { sort: (order) => ({ amount: order }) },
  [wireName(Grant, 'spent')]: { sort: (order) => ({ spent: order }) },
  [wireName(Grant, 'madeAt')]: { sort: (order) => ({ madeAt: order }) },
};

type Sums = [amount: number, passedOn: number, spent: number, frozen: number];

type AnyFilter = ListRequest & Partial<GrantFilter & Pick<HeldFilter, 'pressing'>>;

const DAY_MS = 86_400_000;
const FOR = { query: { forQuery: true }, expense: { forExpense: true }, income: { forIncome: true } } as const;

/** What is true of grants by what was given, and when. */
function termsAsked({ system, amountFrom, amountTo, startsFrom, startsTo, madeFrom, madeTo, longTerm, controlled }: AnyFilter): object[] {
  const amounts = {
    ...(amountFrom && { gte: BigInt(fenOf(amountFrom, GRANT_MOST_FEN)) }),
    ...(amountTo && { lte: BigInt(fenOf(amountTo, GRANT_MOST_FEN)) }),
  };
  return [
    ...(system ? [FOR[system]] : []),
    ...(amountFrom || amountTo ? [{ controlled: true, amount: amounts }] : []),
    ...(startsFrom ? [{ firstDay: { gte: startsFrom } }] : []),
    ...(startsTo ? [{ firstDay: { lte: startsTo } }] : []),
    ...(madeFrom ? [{ madeAt: { gte: startOfDay(madeFrom) } }] : []),
    ...(madeTo ? [{ madeAt: { lt: new Date(startOfDay(madeTo).getTime() + DAY_MS) } }] : []),
    ...(longTerm === undefined ? [] : [{ longTerm }]),
    ...(controlled === undefined ? [] : [{ controlled }]),
  ];
}

async function conditions(filter: AnyFilter, { services }: Pick<Asked<unknown>, 'services'>): Promise<object[]> {
  const { number, text, state, endsBy, person, authorizer, basis, department } = filter;
  return [
    ...(number ? [{ number }] : []),
    ...(text ? [{ OR: [numberOrProjectSought(text), { oldNumber: { contains: text } }] }] : []),
    ...(state ? [{ state }] : []),
    ...(endsBy ? [{ lastDay: { lte: endsBy } }] : []),
    ...(person ? [{ person: personSought(person) }] : []),
    ...(authorizer ? [{ authorizer: personSought(authorizer) }] : []),
    ...(basis ? [{ basis }] : []),
    ...(department ? [{ departmentId: { in: await departmentsBelow(services, [department]) } }] : []),
    ...termsAsked(filter),
  ];
}

/** What else is true where what presses is asked for: who may see more is reminded of no more. */
async function pressingIn({ pressing: asked }: AnyFilter, { services, person }: Asked<unknown>, reminded?: Reminded): Promise<object[]> {
  if (!asked || !reminded) return [];
  return [await pressing(services.database.read, reminded(person), wireDay(services.clock.now()))];
}

async function sums(read: Reader, where: object): Promise<Record<string, string>> {
  const { _sum: used } = await read.grant.aggregate({ where, _sum: { spent: true, frozen: true } });
  const controlled = { AND: [where, { controlled: true }] };
  const { _sum: own } = await read.grant.aggregate({
    where: controlled,
    _sum: { amount: true, passedOn: true, spent: true, frozen: true },
  });
  const [amount, passedOn, spent, frozen] = [own.amount, own.passedOn, own.spent, own.frozen].map((fen) => Number(fen ?? 0)) as Sums;
  return {
    [wireName(Grant, 'amount')]: yuanOf(amount),
    [wireName(Grant, 'control')]: yuanOf(amount - passedOn),
    [wireName(Grant, 'available')]: yuanOf(amount - passedOn - spent - frozen),
    [wireName(Grant, 'spent')]: yuanOf(Number(used.spent ?? 0)),
    [wireName(Grant, 'frozen')]: yuanOf(Number(used.frozen ?? 0)),
  };
}

/** A list of grants, the newest first unless sorted; each row says what who asks can do with it. */
const grantsBy = <F extends AnyFilter>(
  filter: Entity<F>,
  { pageId, access, scope, reminded }: Pick<ListPlan<F, Grant, Grant>, 'pageId' | 'access' | 'scope'> & { readonly reminded?: Reminded },
) =>
  defineList<F, Grant, Grant>({
    pageId,
    filter,
    row: Grant,
    rowKey: 'number',
    access,
    scope,
    ready: bringToDay,
    count: (read, where) => read.grant.count({ where }),
    find: async (read, query, { services, person }) => {
      const mayAct = await actorOf(services, person);
      return (await findGrants(read, query)).map((row) => grantOf(row, mayAct(row)));
    },
    where: async (asked, asking) => [...(await conditions(asked, asking)), ...(await pressingIn(asked, asking, reminded))],
    columns: COLUMNS,
    order: [{ madeAt: 'desc' }, { number: 'desc' }],
    toRow: (grant) => grant,
    sums,
  });

/** What the person may use, whatever the roles show of others. */
export const grantsHeld = grantsBy(HeldFilter, {
  pageId: 'grants-held',
  access: 'authorizations.held',
  scope: (_, { person }) => asHolder(person),
  reminded: asHolder,
});

/** What the person gave, and what was given of projects that they lead or of departments that they head. */
export const grantsGiven = grantsBy(GivenFilter, {
  pageId: 'grants-given',
  access: 'authorizations.given',
  scope: (_, { person }) => givenBy(person),
  reminded: asAuthorizer,
});

export const grantsOfAll = grantsBy(GrantFilter, { pageId: 'grants-all', access: 'authorizations.manage', scope: managedIn });

/** Those given for departments that the person heads, and for those below (PROJ-17). */
export const grantsOfDepartments = grantsBy(DepartmentGrantFilter, {
  pageId: 'grants-department',
  access: 'authorizations.department',
  scope: async (_, { services, person }) => headIn(await headedBy(services, person)),
});

/** Those of the finance office, as far as the roles show them (PROJ-15). */
export const grantsSpecial = grantsBy(SpecialFilter, {
  pageId: 'grants-special',
  access: 'authorizations.special',
  scope: specialIn,
});
