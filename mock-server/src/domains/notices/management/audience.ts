import type { Bilingual } from '@hall/contract/bilingual';
import type { NoticeAudience } from '@hall/contract/notice-management';
import type { Reader } from '@hall/database/database';
import { departmentsBelow } from '../../../core/department-tree.ts';
import type { Reading } from '../../../core/services.ts';
import type { ManagedRow } from './managed-by.ts';

type PersonWhere = NonNullable<NonNullable<Parameters<Reader['person']['count']>[0]>['where']>;
type Grouped = Pick<ManagedRow, 'everyone' | 'departments' | 'roles'>;

const EVERYONE: Bilingual = { zh: '全体人员', en: 'Everyone' };
const NO_GROUP: Bilingual = { zh: '无', en: 'Nobody' };

/** Whom an audience has, those who cannot sign in among them: in one of the departments or below it, or with one of the roles. */
export async function membersOf(services: Reading, { everyone, departmentIds, roleIds }: NoticeAudience): Promise<PersonWhere> {
  if (everyone) return {};
  const departments = await departmentsBelow(services, departmentIds);
  return { OR: [{ departmentId: { in: departments } }, { roles: { some: { roleId: { in: [...roleIds] } } } }] };
}

/** Whom an audience has of the people who can sign in. */
export async function peopleIn(services: Reading, audience: NoticeAudience): Promise<PersonWhere> {
  return { enabled: true, locked: false, ...(await membersOf(services, audience)) };
}

/** Whom a notice is for, as it is chosen. */
export const audienceOf = ({ everyone, departments, roles }: Grouped): NoticeAudience => ({
  everyone,
  departmentIds: departments.map(({ departmentId }) => departmentId),
  roleIds: roles.map(({ roleId }) => roleId),
});

/** Whom a notice is for, in words. */
export function audienceText({ everyone, departments, roles }: Grouped): Bilingual {
  if (everyone) return EVERYONE;
  const groups = [...departments.map(({ department }) => department), ...roles.map(({ role }) => role)];
  if (groups.length === 0) return NO_GROUP;
  return { zh: groups.map(({ name }) => name).join('、'), en: groups.map(({ nameEn }) => nameEn).join(', ') };
}

/** How many people an audience has. */
export async function reachOf(services: Reading, audience: NoticeAudience): Promise<number> {
  return services.database.read.person.count({ where: await peopleIn(services, audience) });
}

/** How many people each of some notices reaches, and how many of those have read it. */
export interface Reached {
  readonly reach: number;
  readonly readBy: number;
}

export const NOBODY: Reached = { reach: 0, readBy: 0 };

/** Counts for a page of notices: those with the same audience are counted together. */
export async function reachedBy(services: Reading, rows: readonly (Grouped & { readonly id: string })[]): Promise<Map<string, Reached>> {
  const byAudience = new Map<string, { readonly id: string }[]>();
  for (const row of rows) {
    const key = JSON.stringify(audienceOf(row));
    byAudience.set(key, [...(byAudience.get(key) ?? []), row]);
  }
  const counted = await Promise.all([...byAudience].map(([audience, alike]) => countAlike(services, JSON.parse(audience), alike)));
  return new Map(counted.flat());
}

async function countAlike(services: Reading, audience: NoticeAudience, alike: readonly { readonly id: string }[]) {
  const person = await peopleIn(services, audience);
  const { read } = services.database;
  const [reach, groups] = await Promise.all([
    read.person.count({ where: person }),
    read.noticeRead.groupBy({ by: ['noticeId'], where: { noticeId: { in: alike.map(({ id }) => id) }, person }, _count: true }),
  ]);
  const counts = new Map(groups.map(({ noticeId, _count }) => [noticeId, _count]));
  return alike.map(({ id }): [string, Reached] => [id, { reach, readBy: counts.get(id) ?? 0 }]);
}
