import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/** One of a table for which something holds, as a condition on its rows. */
const one = (table: string, key: string, where: string) => `${key} = (SELECT ${key} FROM "${table}" WHERE ${where} LIMIT 1)`;
const LIVES = "state IN ('scheduled', 'active', 'suspended')";
const living = (where: string) => one('Grant', 'number', `${LIVES} AND ${where}`);
const below = (where: string) => living(`parentNumber IS NOT NULL AND ${where}`);
const waiting = (where = 'projectCode IS NOT NULL') => one('Application', 'number', `state = 'pending' AND ${where}`);

/** A fault for each of the rules: what makes the rows of a hall break it, as it might be written by a server that does not keep it. */
export const PLANTED: Readonly<Record<string, string>> = {
  'PROJ-5 a grant has less than nothing': `UPDATE "Grant" SET spent = amount - passedOn - frozen + 1 WHERE ${living('controlled')}`,
  'PROJ-1 a project has less than nothing': `UPDATE "Project" SET spent = income - frozen + 1 WHERE ${one('Project', 'code', 'TRUE')}`,
  'PROJ-5 a grant counts what was given on otherwise than it is': `UPDATE "Grant" SET passedOn = passedOn + 1 WHERE ${living('controlled')}`,
  'PROJ-5 a grant reaches beyond what it was given on from': `UPDATE "Grant" SET lastDay = NULL WHERE ${below('lastDay IS NOT NULL AND (SELECT lastDay FROM "Grant" p WHERE p.number = "Grant".parentNumber) IS NOT NULL')}`,
  'PROJ-5 a grant was given on from one that is not to be': `UPDATE "Grant" SET mayRegrant = 1 WHERE ${below('TRUE')}`,
  'PROJ-5 a grant lives on below one that has ended': `UPDATE "Grant" SET state = 'revoked' WHERE number = (SELECT parentNumber FROM "Grant" WHERE ${LIVES} AND parentNumber IS NOT NULL LIMIT 1)`,
  'PROJ-4 a grant is active below one that is suspended': `UPDATE "Grant" SET heldByParent = NOT heldByParent WHERE ${below('TRUE')}`,
  'PROJ-4 a grant lives past its last day': `UPDATE "Grant" SET lastDay = '2000-01-01' WHERE ${living('TRUE')}`,
  'PROJ-4 a grant is otherwise than its day and its causes say': `UPDATE "Grant" SET state = 'suspended' WHERE ${one('Grant', 'number', "state = 'active'")}`,
  'PROJ-4 a grant on a project that is frozen goes on, or one is held though it is not': `UPDATE "Grant" SET heldByProject = NOT heldByProject WHERE ${living('projectCode IS NOT NULL')}`,
  'PROJ-4 a grant of who is disabled goes on, or one is held though nobody is': `UPDATE "Grant" SET heldByPerson = NOT heldByPerson WHERE ${living('TRUE')}`,
  'PROJ-4 somebody holds a grant on a project that the person leads': `UPDATE "Grant" SET personId = (SELECT leaderId FROM "Project" p WHERE p.code = "Grant".projectCode) WHERE ${living('projectCode IS NOT NULL')}`,
  'PROJ-6 somebody has authorized the own use': `UPDATE "Grant" SET authorizerId = personId WHERE ${living('TRUE')}`,
  'PROJ-22 a grant counts otherwise than its claims': `UPDATE "Grant" SET frozen = frozen + 1 WHERE ${living('TRUE')}`,
  'PROJ-8 a project holds otherwise than its claims': `UPDATE "Project" SET frozen = frozen + 1 WHERE ${one('Project', 'code', 'TRUE')}`,
  'PROJ-1 a project counts otherwise than its entries': `UPDATE "Project" SET income = income + 1 WHERE ${one('Project', 'code', 'TRUE')}`,
  'PROJ-22 a claim stands otherwise in the ledger than it was decided': `UPDATE "BookedClaim" SET spent = spent + 1 WHERE ${one('BookedClaim', 'id', "state = 'approved'")}`,
  'PROJ-18 a grant is otherwise than its history says last': `DELETE FROM "GrantEvent" WHERE grantNumber = (SELECT number FROM "Grant" LIMIT 1)`,
  'PROJ-1 a project is otherwise than its history says last': `UPDATE "Project" SET state = 'frozen' WHERE ${one('Project', 'code', "state = 'active'")}`,
  'PROJ-1 a project is led by another than its history says last': `INSERT INTO "ProjectEvent" (projectCode, kind, reason, "from", "to", staffNumber, name, nameEn, at) SELECT code, 'leader', '', '', '', '', '', '', '' FROM "Project" LIMIT 1`,
  'PROJ-18 a change of a grant is not in its history': `DELETE FROM "GrantEvent" WHERE id = (SELECT id FROM "GrantEvent" WHERE kind = 'changed' LIMIT 1)`,
  'PROJ-23 a grant is otherwise than the version of it that holds': `UPDATE "GrantVersion" SET amount = amount + 1 WHERE state = 'active' AND ${one('GrantVersion', 'grantNumber', "state = 'active'")}`,
  'PROJ-23 a grant that was changed has no version that holds, or several, or several that are planned': `UPDATE "GrantVersion" SET state = 'superseded' WHERE ${one('GrantVersion', 'grantNumber', "state = 'active'")}`,
  'PROJ-23 a change is planned whose day has come, or of a grant that has ended': `UPDATE "GrantVersion" SET state = 'scheduled', fromDay = '2000-01-01' WHERE version > 1 AND ${one('GrantVersion', 'grantNumber', 'version > 1')}`,
  'PROJ-25 a change concerns nobody, or who made it': `DELETE FROM "ChangeNotice" WHERE (grantNumber, version) = (SELECT grantNumber, version FROM "ChangeNotice" LIMIT 1)`,
  'PROJ-3 an application waits for another than who decides by now': `UPDATE "Application" SET deciderId = applicantId WHERE ${waiting()}`,
  'PROJ-3 an application waits for what cannot be any more': `UPDATE "Application" SET lastDay = '2000-01-01' WHERE ${waiting()}`,
  'PROJ-3 two applications wait for the same person, project and system': `UPDATE "Application" SET (projectCode, personId, forExpense, changesNumber) = (SELECT projectCode, personId, 1, NULL FROM "Application" WHERE ${waiting()}), state = 'pending' WHERE number IN (SELECT number FROM "Application" ORDER BY state = 'pending' DESC LIMIT 2)`,
  'PROJ-3 what was approved has no grant, or what was not has one': `UPDATE "Application" SET grantNumber = NULL WHERE ${one('Application', 'number', "state = 'approved' AND changesNumber IS NULL")}`,
  'PROJ-23 a change was applied for by another than who holds the grant, or was approved and is none': `UPDATE "Application" SET applicantId = (SELECT id FROM "Person" WHERE userName = 'finadmin') WHERE ${one('Application', 'number', 'changesNumber IS NOT NULL')}`,
  'PROJ-6 somebody has decided on an application of their own': `UPDATE "ApplicationStep" SET staffNumber = (SELECT p.staffNumber FROM "Application" a JOIN "Person" p ON p.id = a.applicantId WHERE a.number = applicationNumber) WHERE kind IN ('approved', 'rejected')`,
  'PROJ-27 an application was decided for another by who did not sign for them, or not so much': `UPDATE "ApplicationStep" SET (signatureNumber, forName) = (SELECT g.number, p.name FROM "Signature" g JOIN "Person" p ON p.id = g.principalId ORDER BY g.number LIMIT 1) WHERE kind = 'approved'`,
  'PROJ-27 a claim was decided by who claimed, or for another by who did not sign for them, or not so much': `UPDATE "BookedClaim" SET deciderId = personId WHERE ${one('BookedClaim', 'id', "state = 'approved'")}`,
  'PROJ-27 somebody signs for themselves': `UPDATE "Signature" SET signerId = principalId WHERE ${one('Signature', 'number', 'TRUE')}`,
  'PROJ-15 a special grant was given without a file, or by who is not of the finance office': `DELETE FROM "GrantAttachment" WHERE grantNumber = (SELECT number FROM "Grant" WHERE basis = 'special' LIMIT 1)`,
  'PROJ-17 a grant of a department was given by who does not head it': `UPDATE "Grant" SET authorizerId = personId WHERE ${one('Grant', 'number', "basis = 'head'")}`,
  'PROJ-28 an application is otherwise than its way says last': `UPDATE "Application" SET state = 'withdrawn' WHERE ${one('Application', 'number', "state = 'rejected'")}`,
  'PROJ-28 an application waits for another than its way says last': `UPDATE "ApplicationStep" SET toName = '' WHERE toName <> ''`,
};

/** A copy of a hall's database with a fault in it, which nothing in the database itself hinders. @returns what the work answers, and how many rows were changed */
export function withFault<T>(
  file: string,
  fault: string,
  work: (database: Sqlite.Database) => T,
): { readonly changed: number; readonly found: T } {
  const folder = mkdtempSync(join(tmpdir(), 'hall-planted-'));
  const copy = join(folder, 'hall.db');
  copyFileSync(file, copy);
  const database = new Sqlite(copy);
  try {
    const triggers = database.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").pluck().all() as string[];
    for (const name of triggers) database.exec(`DROP TRIGGER "${name}"`);
    database.pragma('foreign_keys = OFF');
    return { changed: database.prepare(fault).run().changes, found: work(database) };
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}
