import { Application } from '@hall/contract/applications';
import { ApprovalEffect } from '@hall/contract/approvals';
import { GrantSystem } from '@hall/contract/draft-terms';
import type { ApplicationKind } from '@hall/contract/rules/application-states';
import { DURATIONS } from '@hall/contract/rules/durations';
import { labelOf, valueText } from '@hall/contract/wire/coded';
import { termOf } from '@hall/contract/wire/entity';
import { isGreater, yuanText } from '../../page-kit/table/decimal.ts';
import type { useApprovalsTexts } from './approvals-texts.ts';

type Texts = ReturnType<typeof useApprovalsTexts>;

/** Something that is told: what it is called, and what is said of it. */
export type Told = readonly [name: string, said: string];

/** Whom and what an application is about, each with its number. */
export const personOf = ({ person, personEn, staffNumber }: Application, { t, pick }: Texts): string =>
  t('namedAs', { name: pick(person, personEn), code: staffNumber });
export const projectOf = (application: Application, { t, pick }: Texts): string => {
  const { project, projectName = '', projectNameEn, department = '', departmentEn } = application;
  if (!project) return t('wholeDepartment', { department: pick(department, departmentEn) });
  return t('namedAs', { name: pick(projectName, projectNameEn), code: project });
};

export const amountOf = ({ amount }: Application, { t }: Texts): string => (amount === undefined ? t('notControlled') : yuanText(amount));

/** Until when something is granted; what is without end says so. */
const untilOf = (lastDay: string | undefined, { pick }: Texts): string => lastDay ?? pick(...DURATIONS.long);

/** What an application asks for, in the words of who decides on it; field by field. */
const ASKED: Readonly<Record<string, (application: Application, texts: Texts) => string>> = {
  projectName: projectOf,
  applicant: ({ applicant, applicantEn }, { pick }) => pick(applicant, applicantEn),
  person: personOf,
  systems: ({ systems }, { t, language }) => systems.map((system) => labelOf(GrantSystem, system, language)).join(t('between')),
  lastDay: ({ lastDay }, texts) => untilOf(lastDay, texts),
  amount: amountOf,
};

/** What is called otherwise than in its description: a reason so that it is not taken for that of a decision. */
const CALLED = {
  grant: { reason: 'askedReason' },
  change: { reason: 'askedReason', grant: 'grantToChange', firstDay: 'holdsFrom' },
} as const satisfies Readonly<Record<ApplicationKind, object>>;

function calledIn({ kind }: Application, name: keyof Application & string, { t, language }: Texts): string {
  const words: { readonly [name: string]: Parameters<Texts['t']>[0] } = CALLED[kind];
  return words[name] ? t(words[name]) : termOf(Application, name, language);
}

/** Fields of an application, each by what it is called. */
export const askedOf = (application: Application, fields: readonly (keyof Application & string)[], texts: Texts): readonly Told[] =>
  fields.map((name) => [
    calledIn(application, name, texts),
    ASKED[name]?.(application, texts) ?? (valueText(Application, name, application[name], texts.language) || '—'),
  ]);

/** An amount whose sign stays with it where there is little room. */
const unbroken = (amount: string): string => yuanText(amount).replace(' ', '\u00a0');

/** What approving would do. */
export function effectOf(effect: ApprovalEffect, texts: Texts): readonly Told[] {
  const { firstDay = '—', lastDay, balance, grantedBefore, grantedAfter, held, pendingClaims } = effect;
  const { t, language } = texts;
  const term = (name: keyof ApprovalEffect & string) => termOf(ApprovalEffect, name, language);
  return [
    [term('firstDay'), firstDay],
    [term('lastDay'), untilOf(lastDay, texts)],
    [term('balance'), yuanText(balance)],
    [t('available'), t('beforeAfter', { before: unbroken(grantedBefore), after: unbroken(grantedAfter) })],
    [term('held'), held.join(t('between')) || t('heldNone')],
    [t('claims'), pendingClaims > 0 ? t('claimsSome', { count: pendingClaims }) : t('claimsNone')],
  ];
}

/** Whether grants on the project would have more available than it has left. */
export const isAboveBalance = ({ balance, grantedAfter }: ApprovalEffect): boolean => isGreater(grantedAfter, balance);
