import type { Database } from '@hall/database/database';

/** Has who leads a project lead as many more like it. */
export const leadMore = (database: Database, code: string, times: number): Promise<unknown> =>
  database.unitOfWork(async (tx) => {
    const like = await tx.project.findUniqueOrThrow({ where: { code } });
    await tx.project.createMany({ data: Array.from({ length: times }, (_, at) => ({ ...like, code: `${code}-M${at}` })) });
  });
