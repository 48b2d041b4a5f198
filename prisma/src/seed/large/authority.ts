import { REMINDED_DAYS } from '@hall/contract/rules/grant-reminders';
import type Sqlite from 'better-sqlite3';
import { addApplications } from './applications.ts';
import { codeOf, copied, grantNumberOf } from './copies.ts';
import { rowsIn } from './institution.ts';

/** How often each project is copied, each grant with every copy, and how many claims are made of each grant. */
const PROJECT_COPIES = 22;
const GRANT_COPIES = 10;
const CLAIMS = 10;
/** How many signature authorizations everybody has given who leads something. */
const SIGNATURES = 24;

/** A moment as the database keeps it, from seconds since 1970. */
const momentAt = (seconds: string): string => `strftime('%Y-%m-%dT%H:%M:%f+00:00', ${seconds}, 'unixepoch')`;

const counted = (name: string, most: number): string =>
  `WITH RECURSIVE ${name}(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM ${name} WHERE n < ${most})`;

function addProjects(database: Sqlite.Database): void {
  const copies = counted('copies', PROJECT_COPIES - 1);
  const names = { code: codeOf('t.code'), name: `t.name || copies.n`, nameEn: `t.nameEn || ' ' || copies.n` };
  database.exec(`${copies} ${copied(database, 'Project', names)} FROM "Project" t, copies`);
  database.exec(`${copies} ${copied(database, 'BudgetLine', { projectCode: codeOf('t.projectCode') })} FROM "BudgetLine" t, copies`);
  const entry = { id: '', projectCode: codeOf('t.projectCode') };
  database.exec(`${copies} ${copied(database, 'LedgerEntry', entry)} FROM "LedgerEntry" t, copies WHERE t.claimId IS NULL`);
}

/** Has people of the institution at hand by their places, as holders of grants, while something is done. */
function withHolders(database: Sqlite.Database, work: () => void): void {
  database.exec(
    `CREATE TEMP TABLE holder AS SELECT row_number() OVER (ORDER BY id) - 1 AS place, id, enabled FROM "Person" WHERE id LIKE 'q%'`,
  );
  database.exec('CREATE UNIQUE INDEX temp.holder_place ON holder(place)');
  work();
  database.exec('DROP TABLE holder');
}

/** Grants on the copies, held by people from all over the institution; those of who has left are suspended. */
function addGrants(database: Sqlite.Database): void {
  const people = rowsIn(database, 'holder');
  const given = {
    number: grantNumberOf('t.number'),
    projectCode: codeOf('t.projectCode'),
    parentNumber: grantNumberOf('t.parentNumber'),
    personId: 'h.id',
    state: `CASE WHEN h.enabled OR t.state NOT IN ('scheduled', 'active') THEN t.state ELSE 'suspended' END`,
    heldByPerson: 'NOT h.enabled',
  };
  database.exec(
    `WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${PROJECT_COPIES - 1}),
       times(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM times WHERE n < ${GRANT_COPIES})
     ${copied(database, 'Grant', given)} FROM "Grant" t JOIN copies JOIN times
     JOIN holder h ON h.place = (t.rowid * 7919 + copies.n * 389 + times.n * 31) % ${people}`,
  );
  database.exec(`UPDATE "Grant" SET state = 'suspended', "heldByParent" = 1 WHERE state IN ('scheduled', 'active', 'suspended')
    AND "parentNumber" IN (SELECT number FROM "Grant" WHERE state = 'suspended' AND number LIKE '%-%')`);
  database.exec(`INSERT INTO "GrantEvent" ("grantNumber", kind, cause, state, reason, "staffNumber", name, "nameEn", at)
    SELECT g.number, 'granted', '', g.state, g.reason, p."staffNumber", p.name, p."nameEn", g."madeAt" FROM "Grant" g
    JOIN "Person" p ON p.id = g."authorizerId" WHERE g.number LIKE '%-%'`);
}

/** Claims over the last year against every grant by which something can be spent; the last of each is pending. */
function addClaims(database: Sqlite.Database, now: Date): void {
  const booked = `${Math.floor(now.getTime() / 1000)} - times.n * 3000000`;
  database.exec(
    `${counted('times', CLAIMS)}
     INSERT INTO "BookedClaim" ("systemId", number, "projectCode", "grantNumber", "personId", subject, "subjectName", "subjectNameEn", title, "titleEn",
       day, state, asked, spent, "bookedAt", "decidedAt")
     SELECT 'reimbursement', 'BL' || g.rowid || '-' || times.n, g."projectCode", g.number, g."personId", 'travel', '差旅费', 'Travel', '差旅费', 'Travel',
       date(${booked}, 'unixepoch', '+8 hours'), CASE times.n WHEN 1 THEN 'pending' ELSE 'approved' END,
       10000 + (g.rowid * times.n) % 200000, CASE times.n WHEN 1 THEN 0 ELSE 10000 + (g.rowid * times.n) % 200000 END,
       ${momentAt(booked)}, CASE times.n WHEN 1 THEN NULL ELSE ${momentAt(`${booked} + 90000`)} END
     FROM "Grant" g, times WHERE g."projectCode" IS NOT NULL AND g.number LIKE '%-%'`,
  );
  database.exec(
    `INSERT INTO "LedgerEntry" ("projectCode", kind, subject, "subjectName", "subjectNameEn", amount, summary, "summaryEn", day, at, "claimId")
     SELECT "projectCode", 'expense', subject, "subjectName", "subjectNameEn", spent, title, "titleEn", day, "decidedAt", id
     FROM "BookedClaim" WHERE number LIKE 'BL%' AND state = 'approved'`,
  );
}

/** Has grants and projects stand as their claims and entries say, with enough of everything. */
function settle(database: Sqlite.Database, now: Date): void {
  const copiesAlone = `WHERE number LIKE '%-%'`;
  const of = (column: string, state: string) =>
    `COALESCE((SELECT SUM(c.${column}) FROM "BookedClaim" c WHERE c."grantNumber" = "Grant".number AND c.state = '${state}'), 0)`;
  database.exec(`UPDATE "Grant" SET spent = ${of('spent', 'approved')}, frozen = ${of('asked', 'pending')} ${copiesAlone}`);
  database.exec(`UPDATE "Grant" SET amount = amount + spent + frozen ${copiesAlone} AND controlled AND "parentNumber" IS NOT NULL`);
  database.exec(`UPDATE "Grant" SET "passedOn" = COALESCE((SELECT SUM(CASE WHEN c.state IN ('scheduled', 'active', 'suspended') THEN c.amount
    ELSE c.spent + c.frozen END) FROM "Grant" c WHERE c."parentNumber" = "Grant".number), 0) ${copiesAlone}`);
  database.exec(
    `UPDATE "Grant" SET amount = amount + "passedOn" + spent + frozen ${copiesAlone} AND controlled AND "parentNumber" IS NULL`,
  );
  const needed = `SUM(CASE WHEN c.state = 'pending' THEN c.asked ELSE c.spent END)`;
  database.exec(`INSERT INTO "LedgerEntry" ("projectCode", kind, amount, summary, "summaryEn", day, at)
    SELECT c."projectCode", 'income', ${needed}, '追加拨款', 'Further instalment', date('${now.toISOString()}', '-1 day'), ${momentAt(`${Math.floor(now.getTime() / 1000)} - 86400`)}
    FROM "BookedClaim" c WHERE c.number LIKE 'BL%' GROUP BY c."projectCode"`);
  const sum = (kind: string) =>
    `COALESCE((SELECT SUM(amount) FROM "LedgerEntry" e WHERE e."projectCode" = "Project".code AND e.kind = '${kind}'), 0)`;
  database.exec(`UPDATE "Project" SET income = ${sum('income')}, spent = ${sum('expense')},
    frozen = COALESCE((SELECT SUM(asked) FROM "BookedClaim" c WHERE c."projectCode" = "Project".code AND c.state = 'pending'), 0)`);
  database.exec(`UPDATE "BudgetLine" SET spent = COALESCE((SELECT SUM(e.amount) FROM "LedgerEntry" e
    WHERE e."projectCode" = "BudgetLine"."projectCode" AND e.subject = "BudgetLine".subject AND e.kind = 'expense'), 0)`);
}

/** Signature authorizations of who leads projects, of every month of two years and some that are for everything; one in seven was revoked. */
function addSignatures(database: Sqlite.Database, now: Date): void {
  const today = `date('${now.toISOString()}', '+8 hours')`;
  const first = `date(${today}, '-' || (times.n * 30) || ' days')`;
  const until = `date(${today}, printf('%+d days', 30 - times.n * 30 + p.place % 20))`;
  database.exec(
    `CREATE TEMP TABLE principal AS SELECT row_number() OVER (ORDER BY "leaderId") AS place, "leaderId" AS id, MIN(code) AS project
     FROM "Project" WHERE state = 'active' GROUP BY "leaderId"`,
  );
  const number = `'QZ2025' || printf('%06d', p.place * 100 + times.n)`;
  const of = `FROM principal p JOIN times JOIN holder h ON h.place = p.place * 97 + times.n`;
  database.exec(`${counted('times', SIGNATURES)}
    INSERT INTO "Signature" (number, "principalId", "signerId", everything, "firstDay", "lastDay", amount, reason, "madeAt", "revokedAt", "revokeReason", "revokerId")
    SELECT ${number}, p.id, h.id, times.n % 3 = 0, ${first}, ${until}, 500000, '出差', ${first} || 'T00:00:00.000+00:00',
      CASE WHEN times.n % 7 = 0 THEN ${first} || 'T08:00:00.000+00:00' END, CASE WHEN times.n % 7 = 0 THEN '提前返校' ELSE '' END,
      CASE WHEN times.n % 7 = 0 THEN p.id END ${of}`);
  database.exec(`${counted('times', SIGNATURES)}
    INSERT INTO "SignatureProject" ("signatureNumber", "projectCode") SELECT ${number}, p.project ${of} WHERE times.n % 3 > 0`);
  database.exec('DROP TABLE principal');
}

/** Of what presses people were reminded yesterday. */
function remind(database: Sqlite.Database, now: Date): void {
  const day = (days: number) => `date('${now.toISOString()}', '+8 hours', '${days} days')`;
  const within = (days: number) => `"lastDay" <= ${day(days)} AND julianday("lastDay") - julianday("firstDay") > ${days}`;
  const add = (kind: string, where: string) =>
    database.exec(`INSERT INTO "GrantReminder" ("grantNumber", kind, day)
      SELECT number, '${kind}', ${day(-1)} FROM "Grant" WHERE number LIKE '%-%' AND state = 'active' AND ${where}`);
  add('week', within(REMINDED_DAYS.week));
  add('month', `${within(REMINDED_DAYS.month)} AND "lastDay" > ${day(REMINDED_DAYS.week)}`);
  add('low', `controlled AND (amount - "passedOn" - spent - frozen) * 10 < amount`);
}

/**
 * Makes the projects of the demo data those of a large institution: about 2,000, with 20,000 grants, 5,000 applications and 200,000 claims
 * (issue 18).
 */
export function addAuthority(database: Sqlite.Database, now: Date): Record<string, number> {
  database.transaction(() => {
    addProjects(database);
    withHolders(database, () => {
      addGrants(database);
      addApplications(database, PROJECT_COPIES - 1);
      addSignatures(database, now);
    });
    addClaims(database, now);
    settle(database, now);
    remind(database, now);
  })();
  return Object.fromEntries(
    ['Project', 'Grant', 'Application', 'Signature', 'BookedClaim'].map((table) => [table, rowsIn(database, table)]),
  );
}
