import type Sqlite from 'better-sqlite3';
import { codeOf, copied, grantNumberOf } from './copies.ts';
import { rowsIn } from './institution.ts';

/** How often an application that is done with is copied for a copy of its project; what waits, and drafts, only once. */
const TIMES = 12;

/**
 * Which application is copied for whom: who was granted it where it was approved, otherwise somebody from all over the institution, who has
 * not left where it waits. They are numbered on, so that what is applied for next has a number as well.
 */
function chooseApplications(database: Sqlite.Database, projectCopies: number): void {
  database.exec(
    `CREATE TEMP TABLE chosen AS
     WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${projectCopies}),
       times(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM times WHERE n < ${TIMES})
     SELECT t.number AS base, ${codeOf('t."projectCode"')} AS project, g.number AS granted, COALESCE(g."personId", h.id) AS person,
       'SP2026' || printf('%06d', row_number() OVER (ORDER BY t."madeAt", t.number, copies.n, times.n)
         + (SELECT COUNT(*) FROM "Application")) AS number
     FROM "Application" t JOIN copies JOIN times
     JOIN holder h ON h.place = (t.rowid * 6151 + copies.n * 769 + times.n * 53) % ${rowsIn(database, 'holder')}
     LEFT JOIN "Grant" g ON g.number = ${grantNumberOf('t."grantNumber"')}
     WHERE t."changesNumber" IS NULL AND CASE t.state WHEN 'approved' THEN g.number IS NOT NULL WHEN 'pending' THEN times.n = 1 AND h.enabled WHEN 'draft' THEN times.n = 1
       ELSE 1 END`,
  );
}

/** Applications on the copies of the projects, made by who is to get what they ask for, each with its way. */
export function addApplications(database: Sqlite.Database, projectCopies: number): void {
  chooseApplications(database, projectCopies);
  const person = { applicantId: 'c.person', personId: 'c.person' };
  const application = { number: 'c.number', projectCode: 'c.project', grantNumber: 'c.granted', ...person };
  database.exec(`${copied(database, 'Application', application)} FROM chosen c JOIN "Application" t ON t.number = c.base`);
  const called = (column: string) => `CASE WHEN t.kind IN ('submitted', 'withdrawn') THEN p."${column}" ELSE t."${column}" END`;
  const by = { staffNumber: called('staffNumber'), name: called('name'), nameEn: called('nameEn') };
  database.exec(
    `${copied(database, 'ApplicationStep', { id: '', applicationNumber: 'c.number', ...by })} FROM chosen c
     JOIN "ApplicationStep" t ON t."applicationNumber" = c.base JOIN "Person" p ON p.id = c.person ORDER BY c.number, t.id`,
  );
  database.exec('DROP TABLE chosen');
}
