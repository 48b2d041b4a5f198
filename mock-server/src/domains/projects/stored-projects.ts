import type { Reader, Tx } from '@hall/database/database';

const withNames = {
  department: { select: { name: true, nameEn: true } },
  leader: { select: { name: true, nameEn: true, staffNumber: true } },
} as const;

/** The projects of a condition with what they are called by. */
export const findProjects = (read: Reader | Tx, query: object) => read.project.findMany({ ...query, include: withNames });
export type StoredProject = Awaited<ReturnType<typeof findProjects>>[number];
