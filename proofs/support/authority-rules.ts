import { wireDay } from '@hall/contract/rules/shanghai';
import type Sqlite from 'better-sqlite3';

/** What must never be, each as a query that finds where it is; `@today` is the day of the clock (yyyy-MM-dd). */
export const NEVER: Readonly<Record<string, string>> = {
  'PROJ-5 a grant has less than nothing': `SELECT number FROM "Grant" WHERE controlled AND amount - passedOn - spent - frozen < 0`,
  'PROJ-1 a project has less than nothing': `SELECT code FROM "Project" WHERE income - spent - frozen < 0 OR spent < 0 OR frozen < 0`,
  'PROJ-5 a grant counts what was given on otherwise than it is': `
    SELECT p.number FROM "Grant" p WHERE p.controlled AND p.passedOn <> COALESCE((
      SELECT SUM(CASE WHEN c.state IN ('scheduled', 'active', 'suspended') THEN c.amount ELSE c.spent + c.frozen END)
      FROM "Grant" c WHERE c.parentNumber = p.number), 0)`,
  // What has ended is what it was, whatever the grant above becomes after that.
  'PROJ-5 a grant reaches beyond what it was given on from': `
    SELECT c.number FROM "Grant" c JOIN "Grant" p ON p.number = c.parentNumber
    WHERE c.state IN ('scheduled', 'active', 'suspended') AND ((p.lastDay IS NOT NULL AND (c.lastDay IS NULL OR c.lastDay > p.lastDay))
      OR c.forQuery > p.forQuery OR c.forExpense > p.forExpense OR c.forIncome > p.forIncome OR c.controlled < p.controlled)`,
  'PROJ-5 a grant was given on from one that is not to be': `
    SELECT c.number FROM "Grant" c JOIN "Grant" p ON p.number = c.parentNumber
    WHERE p.parentNumber IS NOT NULL OR NOT p.mayRegrant OR c.mayRegrant`,
  'PROJ-5 a grant lives on below one that has ended': `
    SELECT c.number FROM "Grant" c JOIN "Grant" p ON p.number = c.parentNumber
    WHERE c.state IN ('scheduled', 'active', 'suspended') AND p.state NOT IN ('scheduled', 'active', 'suspended')`,
  'PROJ-4 a grant is active below one that is suspended': `
    SELECT c.number FROM "Grant" c JOIN "Grant" p ON p.number = c.parentNumber
    WHERE c.state IN ('scheduled', 'active', 'suspended') AND c.heldByParent <> (p.state = 'suspended')`,
  'PROJ-4 a grant lives past its last day': `
    SELECT number FROM "Grant" WHERE state IN ('scheduled', 'active', 'suspended') AND lastDay < @today`,
  'PROJ-4 a grant is otherwise than its day and its causes say': `
    SELECT number FROM "Grant" WHERE state IN ('scheduled', 'active', 'suspended') AND state <> CASE
      WHEN heldByProject OR heldByPerson OR heldByParent OR heldByHand THEN 'suspended' WHEN firstDay > @today THEN 'scheduled' ELSE 'active' END`,
  'PROJ-4 a grant on a project that is frozen goes on, or one is held though it is not': `
    SELECT g.number FROM "Grant" g JOIN "Project" p ON p.code = g.projectCode
    WHERE g.state IN ('scheduled', 'active', 'suspended') AND (p.state = 'closed' OR g.heldByProject <> (p.state = 'frozen'))`,
  'PROJ-4 a grant of who is disabled goes on, or one is held though nobody is': `
    SELECT g.number FROM "Grant" g JOIN "Person" h ON h.id = g.personId
    WHERE g.state IN ('scheduled', 'active', 'suspended') AND g.heldByPerson = h.enabled`,
  'PROJ-4 somebody holds a grant on a project that the person leads': `
    SELECT g.number FROM "Grant" g JOIN "Project" p ON p.code = g.projectCode
    WHERE g.state IN ('scheduled', 'active', 'suspended') AND g.personId = p.leaderId`,
  'PROJ-6 somebody has authorized the own use': `SELECT number FROM "Grant" WHERE personId = authorizerId`,
  'PROJ-22 a grant counts otherwise than its claims': `
    SELECT g.number FROM "Grant" g LEFT JOIN "BookedClaim" c ON c.grantNumber = g.number GROUP BY g.number
    HAVING g.spent <> COALESCE(SUM(CASE WHEN c.state = 'approved' THEN c.spent END), 0)
      OR g.frozen <> COALESCE(SUM(CASE WHEN c.state = 'pending' THEN c.asked END), 0)`,
  'PROJ-8 a project holds otherwise than its claims': `
    SELECT p.code FROM "Project" p WHERE p.frozen <> COALESCE((
      SELECT SUM(asked) FROM "BookedClaim" c WHERE c.projectCode = p.code AND c.state = 'pending'), 0)`,
  'PROJ-1 a project counts otherwise than its entries': `
    SELECT p.code FROM "Project" p LEFT JOIN "LedgerEntry" e ON e.projectCode = p.code GROUP BY p.code
    HAVING p.income <> COALESCE(SUM(CASE WHEN e.kind = 'income' THEN e.amount END), 0)
      OR p.spent <> COALESCE(SUM(CASE e.kind WHEN 'expense' THEN e.amount WHEN 'return' THEN -e.amount END), 0)`,
  'PROJ-22 a claim stands otherwise in the ledger than it was decided': `
    SELECT c.number FROM "BookedClaim" c LEFT JOIN "LedgerEntry" e ON e.claimId = c.id GROUP BY c.id
    HAVING COALESCE(SUM(CASE e.kind WHEN 'expense' THEN e.amount ELSE -e.amount END), 0) <> CASE c.state WHEN 'approved' THEN c.spent ELSE 0 END
      OR c.spent > c.asked`,
  'PROJ-18 a grant is otherwise than its history says last': `
    SELECT g.number FROM "Grant" g LEFT JOIN "GrantEvent" e ON e.id = (SELECT MAX(id) FROM "GrantEvent" WHERE grantNumber = g.number)
    WHERE e.state IS NULL OR e.state <> g.state`,
  'PROJ-1 a project is otherwise than its history says last': `
    SELECT p.code FROM "Project" p
      LEFT JOIN "ProjectEvent" e ON e.id = (SELECT MAX(id) FROM "ProjectEvent" WHERE projectCode = p.code AND kind <> 'leader')
    WHERE p.state <> CASE e.kind WHEN 'freeze' THEN 'frozen' WHEN 'close' THEN 'closed' ELSE 'active' END`,
  'PROJ-1 a project is led by another than its history says last': `
    SELECT p.code FROM "Project" p JOIN "Person" l ON l.id = p.leaderId
      JOIN "ProjectEvent" e ON e.id = (SELECT MAX(id) FROM "ProjectEvent" WHERE projectCode = p.code AND kind = 'leader')
    WHERE e."to" <> l.name`,
  'PROJ-18 a change of a grant is not in its history': `
    SELECT v.grantNumber FROM "GrantVersion" v WHERE v.version > 1 AND v.state IN ('active', 'superseded') GROUP BY v.grantNumber
    HAVING COUNT(*) <> (SELECT COUNT(*) FROM "GrantEvent" e WHERE e.grantNumber = v.grantNumber AND e.kind = 'changed')`,
  'PROJ-23 a grant is otherwise than the version of it that holds': `
    SELECT g.number FROM "Grant" g JOIN "GrantVersion" v ON v.grantNumber = g.number AND v.state = 'active'
    WHERE g.amount <> v.amount OR g.lastDay IS NOT v.lastDay OR g.longTerm <> v.longTerm OR g.controlled <> v.controlled
      OR g.forQuery <> v.forQuery OR g.forExpense <> v.forExpense OR g.forIncome <> v.forIncome`,
  'PROJ-23 a grant that was changed has no version that holds, or several, or several that are planned': `
    SELECT grantNumber FROM "GrantVersion" GROUP BY grantNumber
    HAVING SUM(state = 'active') <> 1 OR SUM(state = 'scheduled') > 1`,
  'PROJ-23 a change is planned whose day has come, or of a grant that has ended': `
    SELECT v.grantNumber FROM "GrantVersion" v JOIN "Grant" g ON g.number = v.grantNumber
    WHERE v.state = 'scheduled' AND (v.fromDay <= @today OR g.state NOT IN ('scheduled', 'active', 'suspended'))`,
  'PROJ-25 a change concerns nobody, or who made it': `
    SELECT v.grantNumber FROM "GrantVersion" v LEFT JOIN "ChangeNotice" n ON n.grantNumber = v.grantNumber AND n.version = v.version
      LEFT JOIN "Person" p ON p.id = n.personId
    WHERE v.version > 1 AND (n.id IS NULL OR (p.name = v.name AND NOT v.along))`,
  'PROJ-3 an application waits for another than who decides by now': `
    SELECT a.number FROM "Application" a JOIN "Project" p ON p.code = a.projectCode JOIN "Department" d ON d.id = p.departmentId
      JOIN "Person" l ON l.id = p.leaderId LEFT JOIN "Person" h ON h.id = d.headId LEFT JOIN "Grant" g ON g.number = a.changesNumber
    WHERE a.state = 'pending' AND a.deciderId IS NOT CASE
      WHEN g.basis = 'special' THEN NULL
      WHEN g.basis IS NOT 'head' AND l.enabled AND l.id NOT IN (a.applicantId, a.personId) THEN l.id
      WHEN h.enabled AND h.id NOT IN (a.applicantId, a.personId)
        AND NOT EXISTS (SELECT 1 FROM "Grant" k WHERE k.parentNumber = a.changesNumber AND k.personId = h.id) THEN h.id END`,
  'PROJ-3 an application waits for what cannot be any more': `
    SELECT a.number FROM "Application" a JOIN "Project" p ON p.code = a.projectCode LEFT JOIN "Grant" g ON g.number = a.changesNumber
    WHERE a.state = 'pending' AND (g.state NOT IN ('scheduled', 'active', 'suspended') OR p.state = 'closed' OR a.lastDay < @today OR (a.changesNumber IS NULL AND a.duration = 'long' AND p.lastDay < @today))`,
  'PROJ-3 two applications wait for the same person, project and system': `
    SELECT a.number FROM "Application" a JOIN "Application" b ON b.projectCode = a.projectCode AND b.personId = a.personId AND b.number > a.number
    WHERE a.state = 'pending' AND b.state = 'pending' AND a.changesNumber IS b.changesNumber
      AND (a.changesNumber IS NOT NULL OR (a.forQuery AND b.forQuery) OR (a.forExpense AND b.forExpense) OR (a.forIncome AND b.forIncome))`,
  'PROJ-3 what was approved has no grant, or what was not has one': `
    SELECT a.number FROM "Application" a LEFT JOIN "Grant" g ON g.number = a.grantNumber
    WHERE (a.state = 'approved' AND a.changesNumber IS NULL) <> (g.number IS NOT NULL)
      OR (g.number IS NOT NULL AND (g.personId <> a.personId OR g.projectCode <> a.projectCode))`,
  'PROJ-23 a change was applied for by another than who holds the grant, or was approved and is none': `
    SELECT a.number FROM "Application" a JOIN "Grant" g ON g.number = a.changesNumber
    WHERE g.personId <> a.applicantId OR a.personId <> a.applicantId
      OR (a.state = 'approved' AND NOT EXISTS (SELECT 1 FROM "GrantVersion" v WHERE v.grantNumber = g.number AND v.version > 1))`,
  'PROJ-6 somebody has decided on an application of their own': `
    SELECT a.number FROM "Application" a JOIN "ApplicationStep" s ON s.applicationNumber = a.number
      JOIN "Person" p ON p.id IN (a.applicantId, a.personId)
    WHERE s.kind IN ('approved', 'rejected') AND a.state = s.kind AND s.round = a.round AND s.staffNumber = p.staffNumber`,
  'PROJ-27 an application was decided for another by who did not sign for them, or not so much': `
    SELECT a.number FROM "ApplicationStep" s JOIN "Application" a ON a.number = s.applicationNumber JOIN "Person" b ON b.staffNumber = s.staffNumber
      LEFT JOIN "Signature" g ON g.number = s.signatureNumber LEFT JOIN "Person" p ON p.id = g.principalId
    WHERE s.signatureNumber <> '' AND (g.number IS NULL OR g.signerId <> b.id OR p.name <> s.forName OR g.revokedAt < s.at
      OR date(s.at, '+8 hours') NOT BETWEEN g.firstDay AND g.lastDay
      OR (a.state = s.kind AND a.round = s.round AND (NOT a.controlled OR a.amount > g.amount OR g.principalId IN (a.applicantId, a.personId)
        OR NOT (g.everything OR EXISTS (SELECT 1 FROM "SignatureProject" o WHERE o.signatureNumber = g.number AND o.projectCode = a.projectCode)))))`,
  'PROJ-27 a claim was decided by who claimed, or for another by who did not sign for them, or not so much': `
    SELECT c.number FROM "BookedClaim" c LEFT JOIN "Signature" g ON g.number = c.signatureNumber
    WHERE c.personId IN (c.deciderId, c.signedForId) OR (c.signedForId IS NULL) <> (c.signatureNumber IS NULL)
      OR (c.signatureNumber IS NOT NULL AND (g.number IS NULL OR g.signerId <> c.deciderId OR g.principalId <> c.signedForId OR c.asked > g.amount
        OR g.revokedAt < c.decidedAt OR date(c.decidedAt, '+8 hours') NOT BETWEEN g.firstDay AND g.lastDay
        OR NOT (g.everything OR EXISTS (SELECT 1 FROM "SignatureProject" o WHERE o.signatureNumber = g.number AND o.projectCode = c.projectCode))))`,
  'PROJ-27 somebody signs for themselves': `SELECT number FROM "Signature" WHERE principalId = signerId`,
  'PROJ-15 a special grant was given without a file, or by who is not of the finance office': `
    SELECT g.number FROM "Grant" g JOIN "Person" b ON b.id = g.authorizerId
    WHERE g.basis = 'special' AND (b.userName <> 'finadmin' OR NOT EXISTS (SELECT 1 FROM "GrantAttachment" f WHERE f.grantNumber = g.number))`,
  'PROJ-17 a grant of a department was given by who does not head it': `
    SELECT g.number FROM "Grant" g JOIN "Department" d ON d.id = g.departmentId
    WHERE g.basis = 'head' AND g.authorizerId IS NOT d.headId`,
  'PROJ-28 an application is otherwise than its way says last': `
    SELECT a.number FROM "Application" a LEFT JOIN "ApplicationStep" s ON s.id = (
      SELECT MAX(id) FROM "ApplicationStep" WHERE applicationNumber = a.number)
    WHERE a.state <> 'draft' AND a.state IS NOT CASE WHEN s.kind IN ('submitted', 'moved') THEN 'pending' ELSE s.kind END`,
  'PROJ-28 an application waits for another than its way says last': `
    SELECT a.number FROM "Application" a LEFT JOIN "Person" d ON d.id = a.deciderId JOIN "ApplicationStep" s ON s.id = (
      SELECT MAX(id) FROM "ApplicationStep" WHERE applicationNumber = a.number)
    WHERE a.state = 'pending' AND s.toName <> COALESCE(d.name, '')`,
};

/** What of {@link NEVER} is, with where. */
export function brokenRules(database: Sqlite.Database, now: Date): string[] {
  const today = wireDay(now);
  return Object.entries(NEVER).flatMap(([rule, query]) => {
    const found = database.prepare(query).all(query.includes('@today') ? { today } : {}) as object[];
    return found.length > 0 ? [`${rule}: ${JSON.stringify(found.slice(0, 3))}`] : [];
  });
}

/** How often somebody decided for another, by what they decided on. */
export const SIGNED: Readonly<Record<string, string>> = {
  'an application decided for another': `SELECT COUNT(*) FROM "ApplicationStep" WHERE signatureNumber <> ''`,
  'a claim decided for another': `SELECT COUNT(*) FROM "BookedClaim" WHERE signatureNumber IS NOT NULL`,
};
