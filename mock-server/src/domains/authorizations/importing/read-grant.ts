import type { Bilingual } from '@hall/contract/bilingual';
import type { GrantDraft } from '@hall/contract/giving';
import { REASON_MAX } from '@hall/contract/project-terms';
import { DURATIONS, type Duration } from '@hall/contract/rules/durations';
import { GRANT_SYSTEMS, type GrantSystem } from '@hall/contract/rules/grant-terms';
import { isSeen } from '@hall/contract/rules/seen';
import { textFault } from '@hall/contract/rules/text-length';
import { typedAmountOf } from '@hall/contract/rules/typed-amount';
import { short, wordsIn } from '../../../core/given-words.ts';
import type { FieldFault, Given } from '../../../core/import-plan.ts';
import { ruleFault } from '../../../core/rule-fault.ts';
import { GRANT_TITLES, NO, YES } from './grant-fields.ts';

/** A grant as a line of a file says it. */
export type GivenGrant = Required<Omit<GrantDraft, 'parent'>>;

const OLD_NUMBER_MAX = 50;

const isCalled = (word: string, { zh, en }: Bilingual): boolean => word === zh || word.toLowerCase() === en.toLowerCase();
const calledIn = <K extends string>(words: Readonly<Record<K, readonly [string, string]>>, word: string): K | undefined =>
  (Object.keys(words) as K[]).find((key) => isCalled(word, { zh: words[key][0], en: words[key][1] }));

const SYSTEMS = Object.keys(GRANT_SYSTEMS) as GrantSystem[];

/** The systems that a cell names, in the order of all. */
export function systemsNamed(cell: string): GrantSystem[] {
  const named = wordsIn(cell).map((word) => calledIn(GRANT_SYSTEMS, word));
  return SYSTEMS.filter((system) => named.includes(system));
}

const unknownSystem = (word: string): FieldFault => {
  const all = Object.values(GRANT_SYSTEMS);
  return {
    field: 'systems',
    text: {
      zh: `没有名为“${short(word)}”的业务范围；可选：${all.map(([zh]) => zh).join('、')}`,
      en: `There is no system “${short(word)}”; there are ${all.map(([, en]) => en).join(', ')}`,
    },
  };
};
const NEITHER: Bilingual = { zh: '请填“是”或“否”', en: 'Say yes or no' };
const NO_LIMIT: Bilingual = { zh: '不控制额度时不填授权额度', en: 'There is no amount where it is not controlled' };
const UNSEEN: Bilingual = { zh: '含有不可见字符', en: 'Has a character in it that cannot be seen' };

type Flag = 'controlled' | 'mayRegrant' | 'showsBalance' | 'showsLedger';
const FLAGS: readonly Flag[] = ['controlled', 'mayRegrant', 'showsBalance', 'showsLedger'];

const isFlag = (cell: string): boolean => cell === '' || isCalled(cell, YES) || isCalled(cell, NO);

function systemsFaults(cell: string): FieldFault[] {
  const unknown = wordsIn(cell).find((word) => !calledIn(GRANT_SYSTEMS, word));
  return unknown === undefined ? [] : [unknownSystem(unknown)];
}

function amountFaults({ controlled = '', amount }: Given): FieldFault[] {
  return amount && isCalled(controlled, NO) ? [{ field: 'amount', text: NO_LIMIT }] : [];
}

function textFaults(given: Given, field: 'reason' | 'oldNumber', maximum: number): FieldFault[] {
  const text = given[field] ?? '';
  if (text === '') return [];
  if (textFault(text, maximum) === 'too-long') return [ruleFault(field, GRANT_TITLES[field], 'too-long', { maximum })];
  return isSeen(text) ? [] : [ruleFault(field, GRANT_TITLES[field], 'required')];
}

/** What of a line cannot be read, whatever there is. */
export const readingFaults = (given: Given): FieldFault[] => [
  ...systemsFaults(given.systems ?? ''),
  ...FLAGS.filter((flag) => !isFlag(given[flag] ?? '')).map((field) => ({ field, text: NEITHER })),
  ...amountFaults(given),
  ...textFaults(given, 'reason', REASON_MAX),
  ...textFaults(given, 'oldNumber', OLD_NUMBER_MAX),
  ...(/\p{Cc}/u.test(given.oldNumber ?? '') ? [{ field: 'oldNumber', text: UNSEEN }] : []),
];

/** How long a grant lasts by a cell that names a duration, or a day. */
function lasting(cell: string): Pick<GivenGrant, 'duration' | 'lastDay'> {
  const duration: Duration | undefined = calledIn(DURATIONS, cell);
  return duration && duration !== 'custom' ? { duration, lastDay: '' } : { duration: 'custom', lastDay: cell };
}

/** The grant that a line says, as far as it can be read. */
export function grantIn(given: Given): GivenGrant {
  const is = (flag: Flag): boolean => isCalled(given[flag] ?? '', YES);
  const { project = '', staffNumber = '', systems = '', firstDay = '', until = '', amount = '', reason = '' } = given;
  return {
    ...{ project, staffNumber, systems: systemsNamed(systems), firstDay, reason, ...lasting(until) },
    ...{ controlled: is('controlled'), amount: is('controlled') ? typedAmountOf(amount) : '' },
    ...{ mayRegrant: is('mayRegrant'), showsBalance: is('showsBalance'), showsLedger: is('showsLedger') },
  };
}
