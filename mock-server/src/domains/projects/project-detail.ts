import type { BudgetLine, ProjectDetail, ProjectEvent, projectsEndpoints } from '@hall/contract/projects';
import type { ProjectAction } from '@hall/contract/rules/project-states';
import { wireMoment } from '@hall/contract/rules/shanghai';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Reader } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { yuanOf } from '../../core/money.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { bringToDay } from '../authorizations/index.ts';
import { ownProjectOf } from './own-project-of.ts';
import { eitherOf, grantsOn, holdingsOf, managedBy, ownProjects } from './project-scope.ts';
import { findProjects } from './stored-projects.ts';

async function linesOf(read: Reader, projectCode: string): Promise<BudgetLine[]> {
  const lines = await read.budgetLine.findMany({ where: { projectCode }, orderBy: [{ amount: 'desc' }, { subject: 'asc' }] });
  return lines.map(({ subject, subjectName, subjectNameEn, amount, spent }) => ({
    subject,
    name: subjectName,
    nameEn: subjectNameEn,
    amount: yuanOf(Number(amount)),
    spent: yuanOf(Number(spent)),
  }));
}

async function eventsOf(read: Reader, projectCode: string): Promise<ProjectEvent[]> {
  const events = await read.projectEvent.findMany({ where: { projectCode }, orderBy: { id: 'desc' } });
  return events.map(({ kind, reason, from, fromEn, to, toEn, name, nameEn, at }) => ({
    kind: kind as ProjectAction,
    reason,
    ...(to && { from, fromEn, to, toEn }),
    person: name,
    personEn: nameEn,
    at: wireMoment(at),
  }));
}

/** A project with its budget and what was decided on it, as far as the caller may see it. @throws Refusal 404 `project-unknown` */
export async function projectDetail(
  services: Services,
  { code }: RequestOf<typeof projectsEndpoints.detail>,
  { person, entry }: SignedInCall,
): Promise<ProjectDetail> {
  entry.target = code;
  await bringToDay(services);
  const { read } = services.database;
  const [managed, own, holdings] = await Promise.all([
    managedBy(services, person),
    ownProjects(services, person.id),
    holdingsOf(services, person.id),
  ]);
  const [row] = await findProjects(read, { where: { AND: [{ code }, eitherOf(managed, own)] } });
  if (!row) throw new Refusal(404, 'project-unknown', { field: 'code' });
  const manages = (await read.project.count({ where: { AND: [{ code }, managed] } })) > 0;
  const grants = grantsOn(row, holdings);
  const project = ownProjectOf(row, { personId: person.id, grants, manages });
  const ledger = manages || row.leaderId === person.id || grants.some(({ showsLedger }) => showsLedger);
  const lines = project.budget === undefined ? [] : await linesOf(read, code);
  return { project, ledger, lines, events: await eventsOf(read, code) };
}
