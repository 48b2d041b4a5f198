import { UserInfo } from '@hall/contract/account';
import { api, type Domain } from '@hall/contract/api';
import type { Bilingual } from '@hall/contract/bilingual';
import { LayoutSettings } from '@hall/contract/habits';
import { kindOf } from '@hall/contract/logs';
import { MenuNode } from '@hall/contract/menu';
import { ACCOUNT_ACTIONS, AccountReason, AccountState, peopleEndpoints } from '@hall/contract/people';
import { valueText } from '@hall/contract/wire/coded';
import { actionOf, type Endpoint } from '@hall/contract/wire/endpoint';
import { type Entity, termsOf } from '@hall/contract/wire/entity';
import type { Prisma } from '../../generated/client.ts';
import { type Chance, chance } from '../chance.ts';
import type { DemoRows } from '../demo-rows.ts';
import { DEMO_PERMISSIONS } from '../menu.ts';
import { PEOPLE, personOf, personRows, type SeedPerson } from '../people.ts';
import { HOLD_REASONS } from './people.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How many days before the last visit the earlier ones were. */
const VISITS = [21, 14, 13, 7, 3, 1, 0];
const BROWSERS = ['Chrome 142 · Windows', 'Edge 142 · Windows', 'Firefox 145 · Linux', 'Safari 18 · macOS', 'Chrome 142 · Android'];
const WAYS = ['password', 'password', 'password', 'cas', 'directory', 'authentication', 'qr'];

type Change = Readonly<Record<'field' | 'fieldEn' | 'before' | 'beforeEn' | 'after' | 'afterEn', string>>;

function fieldOf<T>(described: Entity<T>, name: keyof T & string) {
  const { zh, en } = termsOf(described, name);
  return { field: zh, fieldEn: en };
}

/** A change in the words of its description, as the server notes it. */
function changed<T, K extends keyof T & string>(described: Entity<T>, name: K, before: T[K], after: T[K]): Change {
  const text = (value: T[K], language: 'zh' | 'en') => valueText(described, name, value, language);
  const [from, to] = [before, after].map((value) => ({ zh: text(value, 'zh'), en: text(value, 'en') })) as [Bilingual, Bilingual];
  return { ...fieldOf(described, name), before: from.zh, beforeEn: from.en, after: to.zh, afterEn: to.en };
}

/** A call that somebody made in a visit; a change has what it changed. */
interface Done {
  readonly module: Domain;
  readonly call: string;
  readonly action?: Bilingual;
  readonly target?: Bilingual;
  readonly result?: string;
  readonly changes?: readonly Change[];
}

const reading = (module: Domain, call: string, result = '200'): Done => ({ module, call, result });
const account = (userName: string, call: string, ...changes: readonly Change[]): Done => {
  const { name, nameEn, staffNumber } = personOf(userName);
  return { module: 'people', call, target: { zh: `${name} ${staffNumber}`, en: `${nameEn} ${staffNumber}` }, changes };
};

function functionNamed(id: string): Bilingual {
  const { name, nameEn } = DEMO_PERMISSIONS.find((permission) => permission.id === id) as (typeof DEMO_PERMISSIONS)[number];
  return { zh: name, en: nameEn };
}

const ARRIVING: readonly Done[] = [reading('notices', 'list'), { ...reading('menu', 'url'), target: functionNamed('assets.mine') }];
const EVERYONE: readonly Done[] = [
  reading('account', 'mySignIns'),
  reading('account', 'bankAccounts'),
  {
    module: 'menu',
    call: 'addFavourite',
    target: functionNamed('assets.mine'),
    changes: [changed(MenuNode, 'favourite', 'none', 'added')],
  },
  { module: 'habits', call: 'save', target: termsOf(LayoutSettings, 'tabs'), changes: [changed(LayoutSettings, 'tabs', '0', '1')] },
  { module: 'account', call: 'updateContact', changes: [changed(UserInfo, 'contactPhone', '0731-88820001', '0731-88821104')] },
  reading('people', 'accounts', '403'),
];
const because = (reason: string): Change => changed(AccountReason, 'reason', '', reason);
const MASK = '******';
const HIDDEN: Change = {
  ...fieldOf(peopleEndpoints.resetPassword.data, 'temporaryPassword'),
  before: MASK,
  beforeEn: MASK,
  after: MASK,
  afterEn: MASK,
};
/** What some do beside that, one thing a visit. */
const OWN: Readonly<Record<string, readonly Done[]>> = {
  admin: [
    reading('people', 'accounts'),
    {
      ...account('locked', 'lockAccount', changed(AccountState, 'locked', false, true), because(HOLD_REASONS.locked)),
      action: ACCOUNT_ACTIONS.lock,
    },
    {
      ...account('disabled', 'enableAccount', changed(AccountState, 'enabled', true, false), because(HOLD_REASONS.disabled)),
      action: ACCOUNT_ACTIONS.disable,
    },
    account('firsttime', 'resetPassword', HIDDEN),
    reading('logs', 'signIns'),
    reading('people', 'accounts'),
    reading('logs', 'operations'),
  ],
  secauditor: [reading('logs', 'operations'), reading('logs', 'signIns'), reading('logs', 'exportSignIns')],
};

/** Those whose doings nobody looks at: demo accounts that belong to whoever tries the product. */
const TRIED = ['staff', 'leader', 'approver', 'firsttime', 'weakpass', 'nophone', 'nocontact', 'disabled', 'locked'];

interface Visit {
  readonly person: SeedPerson;
  readonly at: Date;
  readonly address: string;
  readonly browser: string;
  readonly index: number;
}

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS);
const named = ({ staffNumber, name, nameEn }: SeedPerson) => ({ staffNumber, person: name, personEn: nameEn });

/** The visits of people who have signed in: the last one is the one that their account knows. */
function visitsOf(now: Date, { oneOf }: Chance): Visit[] {
  const lastOf = new Map(personRows(now, () => '').map(({ id, lastSignInAt }) => [id, lastSignInAt as Date | null]));
  return PEOPLE.filter(({ userName }) => !TRIED.includes(userName)).flatMap((person, place) => {
    const last = lastOf.get(person.id);
    const [address, browser] = [`10.20.${1 + (place % 14)}.${20 + place}`, oneOf(BROWSERS)];
    const days = OWN[person.userName] ? VISITS : VISITS.slice(-(1 + (place % 3)));
    return last ? days.map((ago, index) => ({ person, at: new Date(last.getTime() - ago * DAY_MS), address, browser, index })) : [];
  });
}

function doneIn({ person, index }: Visit, { oneOf }: Chance): Done[] {
  const own = OWN[person.userName];
  return [...ARRIVING, oneOf(EVERYONE.slice(0, own ? 2 : EVERYONE.length)), ...(own ? [own[index % own.length] as Done] : [])];
}

function operationRow(visit: Visit, { module, call, action, target, result = '200', changes }: Done, at: Date, duration: number) {
  const endpoint = (api[module] as Readonly<Record<string, Endpoint>>)[call] as Endpoint;
  const { zh, en } = action ?? actionOf(endpoint);
  return {
    ...named(visit.person),
    at,
    address: visit.address,
    browser: visit.browser,
    module,
    action: `${module}.${call}`,
    actionZh: zh,
    actionEn: en,
    kind: kindOf(call, endpoint, changes !== undefined),
    ...(target && { target: target.zh, targetEn: target.en }),
    result,
    duration,
    ...(changes && changes.length > 0 && { changes: changes as unknown as Prisma.InputJsonArray }),
  };
}

const inOrder = <Row extends { readonly at: Date }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => one.at.getTime() - other.at.getTime());

/** What people did over the last weeks, oldest first. */
function operationRows(now: Date) {
  const draw = chance(23);
  return inOrder(
    visitsOf(now, draw).flatMap((visit) =>
      doneIn(visit, draw).map((done, index) => operationRow(visit, done, later(visit.at, index * 2), draw.between(2, 180))),
    ),
  );
}

/** How people signed in for that, with the attempts that failed: a slip now and then, and people who may not or do not exist. */
function signInRows(now: Date) {
  const draw = chance(29);
  const rows = visitsOf(now, chance(23)).flatMap(({ person, at, address, browser, index }) => {
    const way = draw.oneOf(WAYS);
    const row = { ...named(person), userName: person.userName, address, browser, way };
    const slipped = way === 'password' && index === 1;
    return [...(slipped ? [{ ...row, at: later(at, -1), result: '402', rule: 'credentials' }] : []), { ...row, at, result: '200' }];
  });
  const refused = rows
    .filter((_, index) => index % 20 === 5)
    .map(({ at, address, browser }, index) => {
      const state = index % 2 ? 'locked' : 'disabled';
      const person = personOf(state);
      const who =
        index % 3
          ? { ...named(person), userName: person.userName, result: 'ERRCODE_001', rule: `account-${state}` }
          : { userName: 'administrator', result: '402', rule: 'credentials' };
      return { ...who, at: later(at, -7), address, browser, way: 'password' };
    });
  return inOrder([...rows, ...refused]);
}

export const demoRows = (now: Date): DemoRows => ({ operationRecord: operationRows(now), signInRecord: signInRows(now) });
