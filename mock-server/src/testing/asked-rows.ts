import { chance } from '@hall/database/seed/chance';
import { ledBy, projectsOf } from '@hall/database/seed/projects/projects';
import { inject } from 'vitest';
import type { TestHall } from './test-hall.ts';

/** A project that `staff` leads: its code depends on the day on which the demo was seeded. */
const ledByStaff = (): string => ledBy(projectsOf(new Date(inject('seededAt')), chance(2026)), 'staff')[0]?.code ?? '';

/**
 * What a list page has to be asked for to have rows, by page: the readers of a notice are those of one, and so are the codes of a set
 * and the entries of a project.
 */
export const ASKED_ROWS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'notice-readers': { id: 'notice-1' },
  'code-entries': { codeId: 'disable-reason' },
  'project-ledger': { xmbh: ledByStaff() },
};

/** The person of `signInWith` heads the department that is granted from the start, decides on the change that waits, and has signed for another. */
export const giveAuthority = ({ services: { database } }: TestHall): Promise<unknown> =>
  database.unitOfWork(async (tx) => {
    const { id: headId } = await tx.person.findUniqueOrThrow({ where: { userName: 'staff' } });
    const { departmentId: id } = await tx.grant.findFirstOrThrow({ where: { basis: 'head' } });
    await tx.department.update({ where: { id }, data: { headId } });
    await tx.signature.update({ where: { number: 'QZ2026000001' }, data: { signerId: headId } });
    await tx.application.updateMany({ where: { state: 'pending', changesNumber: { not: null } }, data: { deciderId: headId } });
  });

/** What nobody has from the start, for the person of `signInWith`: an export, a department to head, and a change to decide on. */
export async function giveRows(hall: TestHall): Promise<void> {
  const { database, clock } = hall.services;
  const { id: personId } = await database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
  const asked = { title: '借款', format: 'excel', state: 'failed', total: 1, askedAt: clock.now(), scope: '', columns: [], url: '' };
  await giveAuthority(hall);
  await database.unitOfWork((tx) => tx.exportJob.create({ data: { id: 'an-export', personId, ...asked } }));
}
