import type { Prisma } from '../../generated/client.ts';
import { chance } from '../chance.ts';
import { dayAfter, daysBefore } from '../days.ts';
import type { DemoRows } from '../demo-rows.ts';
import { PEOPLE, personOf } from '../people.ts';
import { applicationsOf } from '../projects/applications.ts';
import { changeApplicationsOf } from '../projects/change-applications.ts';
import { changesOf } from '../projects/changes.ts';
import { filesOf } from '../projects/grant-files.ts';
import { eventsOf, grantsOf } from '../projects/grants.ts';
import { moneyOf } from '../projects/ledger.ts';
import { projectsOf, type SeedProject } from '../projects/projects.ts';
import { remindersOf } from '../projects/reminders.ts';

const REASONS: Readonly<Record<string, readonly [kind: string, reason: string]>> = {
  frozen: ['freeze', '中期检查未通过，整改期间暂停使用'],
  closed: ['close', '项目验收结束'],
};

/** Why some projects cannot be used. */
function projectEvents(now: Date, projects: readonly SeedProject[]): Prisma.ProjectEventCreateManyInput[] {
  const { staffNumber, name, nameEn } = personOf('finadmin');
  return projects.flatMap(({ code, state }) => {
    const [kind, reason] = REASONS[state] ?? [];
    return kind && reason ? [{ projectCode: code, kind, reason, staffNumber, name, nameEn, at: daysBefore(now, 9, 10) }] : [];
  });
}

/** Ninety projects, what they have and spend, who else may use them, and who asks to. */
export const demoRows = (now: Date): DemoRows => {
  const draw = chance(2026);
  const projects = projectsOf(now, draw);
  const given = grantsOf(now, projects, draw);
  const { lines, entries, claims, sumsOf } = moneyOf(now, projects, given, draw);
  // What was applied for is what was given at first.
  const { applications, steps } = applicationsOf(now, projects, given);
  const changes = changeApplicationsOf(now, given, applications.length);
  const { grants, versions, events, notices } = changesOf(now, given);
  return {
    project: projects.map(({ leader, ...project }) => ({ ...project, leaderId: leader.id, ...sumsOf(project.code) })),
    budgetLine: lines,
    grant: grants,
    grantEvent: [...eventsOf(now, grants, new Map(PEOPLE.map((person) => [person.id, person]))), ...events],
    grantVersion: versions,
    changeNotice: notices,
    grantReminder: remindersOf(now, grants),
    application: [...applications, ...changes.applications],
    applicationStep: [...steps, ...changes.steps],
    bookedClaim: claims,
    ledgerEntry: entries,
    projectEvent: projectEvents(now, projects),
    grantAttachment: filesOf(grants),
    grantDay: [{ id: 'grants', day: dayAfter(now, 0) }],
  };
};
