import type { ApplicationStep } from '@hall/contract/application-step';
import type { Application } from '@hall/contract/applications';
import { APPLICATION_ACTIONS, type ApplicationAction, applicationFault, DECISIONS } from '@hall/contract/rules/application-states';
import { systemsOf } from '@hall/contract/rules/grant-terms';
import { wireMoment } from '@hall/contract/rules/shanghai';
import type { Tx } from '@hall/database/database';
import { yuanOf } from '../../core/money.ts';
import type { ApplicationPart } from './application-scope.ts';
import { changeShown } from './change-asked.ts';
import { asksForChange, departmentOf, kindOf, type StoredApplication, stateIn } from './stored-applications.ts';

const ACTIONS = Object.keys(APPLICATION_ACTIONS) as ApplicationAction[];

const mayDo = (action: ApplicationAction, { applies, decides }: ApplicationPart): boolean => (action in DECISIONS ? decides : applies);

/** What it is about: a project, or all projects of a department. */
const aboutOf = (row: StoredApplication) => {
  const [{ project }, department] = [row, departmentOf(row)];
  if (!project) return { department: department?.name, departmentEn: department?.nameEn };
  return {
    project: project.code,
    projectName: project.name,
    projectNameEn: project.nameEn,
    department: project.department.name,
    departmentEn: project.department.nameEn,
    leader: project.leader.name,
    leaderEn: project.leader.nameEn,
    accountSet: project.accountSetName,
    accountSetEn: project.accountSetNameEn,
  };
};

const termsOf = (row: StoredApplication) => ({
  systems: systemsOf(row),
  duration: row.duration as Application['duration'],
  firstDay: row.firstDay ?? undefined,
  lastDay: row.lastDay ?? undefined,
  controlled: row.controlled,
  amount: row.controlled && row.amount !== null ? yuanOf(Number(row.amount)) : undefined,
  mayRegrant: row.mayRegrant,
  showsBalance: row.showsBalance,
  showsLedger: row.showsLedger,
  reason: row.reason || undefined,
});

/** For whom it was signed, or would be by who looks at it where it waits. */
function signedForIn({ state, signedFor }: StoredApplication, { signs }: ApplicationPart) {
  const person = state === 'pending' ? signs?.principal : signedFor;
  return { signedFor: person?.name, signedForEn: person?.nameEn };
}

const momentOf = (at: Date | null): string | undefined => (at ? wireMoment(at) : undefined);

/** A stored application as it is shown to somebody, by their part in it. */
export function applicationOf(row: StoredApplication, part: ApplicationPart): Application {
  const state = stateIn(row);
  return {
    number: row.number,
    kind: kindOf(row),
    state,
    round: row.round,
    ...aboutOf(row),
    applicant: row.applicant.name,
    applicantEn: row.applicant.nameEn,
    person: row.person.name,
    personEn: row.person.nameEn,
    staffNumber: row.person.staffNumber,
    ...termsOf(row),
    decider: row.decider?.name,
    deciderEn: row.decider?.nameEn,
    ...signedForIn(row, part),
    comment: row.comment || undefined,
    grant: row.changesNumber ?? row.grantNumber ?? undefined,
    ...(asksForChange(row) && changeShown(row, part.applies || part.judges)),
    edited: part.applies && row.edited !== null,
    actions: ACTIONS.filter((action) => mayDo(action, part) && !applicationFault(action, state)),
    madeAt: wireMoment(row.madeAt),
    submittedAt: momentOf(row.submittedAt),
    decidedAt: momentOf(row.decidedAt),
    version: row.version,
  };
}

type StoredStep = Awaited<ReturnType<Tx['applicationStep']['findMany']>>[number];

export const stepOf = ({
  round,
  kind,
  cause,
  comment,
  content,
  contentEn,
  name,
  nameEn,
  actorName,
  actorNameEn,
  forName,
  forNameEn,
  forOffice,
  toName,
  toNameEn,
  waits,
  at,
}: StoredStep): ApplicationStep => ({
  round,
  kind: kind as ApplicationStep['kind'],
  cause: (cause || undefined) as ApplicationStep['cause'],
  comment: comment || undefined,
  content: content || undefined,
  contentEn: contentEn || undefined,
  person: name || undefined,
  personEn: nameEn || undefined,
  actor: actorName || undefined,
  actorEn: actorNameEn || undefined,
  signedFor: forName || undefined,
  signedForEn: forNameEn || undefined,
  forOffice,
  to: toName || undefined,
  toEn: toNameEn || undefined,
  waits,
  at: wireMoment(at),
});
