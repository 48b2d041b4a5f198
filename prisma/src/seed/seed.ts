import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { bindingsOf } from '../catalogue/domain.ts';
import { DEMO_PASSWORD, WEAK_DEMO_PASSWORD } from '../demo-accounts.ts';
import { domainsIn } from '../domain-files.ts';
import type { Prisma } from '../generated/client.ts';
import { hashPassword } from '../password-hash.ts';
import { assetRows } from './assets.ts';
import { BANK_BRANCHES } from './bank-branches.ts';
import { claimRows } from './claims.ts';
import type { DemoRows } from './demo-rows.ts';
import { DEPARTMENTS } from './departments.ts';
import { licenceRows, secretRows } from './licence.ts';
import { DEMO_PERMISSIONS, favouriteRows, LINKED_SYSTEMS } from './menu.ts';
import { payslipRows } from './payslips.ts';
import { personRoleRows, personRows } from './people.ts';
import { headOf } from './projects/projects.ts';

type RowsOn = (now: Date) => DemoRows;

const rowsOf = async (domain: string): Promise<RowsOn> => {
  const { demoRows }: { readonly demoRows: RowsOn } = await import(`./domains/${domain}.ts`);
  return demoRows;
};

const ofDomains = await Promise.all(domainsIn(join(import.meta.dirname, 'domains')).map(rowsOf));

/** The claims of the reimbursement system, with the projects on which they are booked in the hall. */
function claimsOn(now: Date, { bookedClaim = [] }: DemoRows) {
  const projects = new Map(bookedClaim.map(({ number, projectCode }) => [number, projectCode]));
  return claimRows(now).map((claim) => ({ ...claim, projectCode: projects.get(claim.number) ?? null }));
}

/**
 * Everything the demo seed puts into a database with the catalogue, by model and in an order that foreign keys allow: what domains have
 * comes last. The same day, hashes and key give the same rows.
 * @param serialKey what the installation proves its serial number with
 */
export const seedRows = (now: Date, hashOf: (password: string) => string, serialKey: string) => {
  const inDomains = Object.assign({}, ...ofDomains.map((rows) => rows(now))) as DemoRows;
  return {
    department: DEPARTMENTS.map((department) => ({ ...department, headId: headOf(department.id).id })),
    bankBranch: [...BANK_BRANCHES],
    person: personRows(now, hashOf),
    personRole: personRoleRows(),
    linkedSystem: [...LINKED_SYSTEMS],
    permission: DEMO_PERMISSIONS.map(({ roles: _, ...permission }) => permission),
    rolePermission: DEMO_PERMISSIONS.flatMap(bindingsOf),
    favouriteFunction: favouriteRows(),
    claim: claimsOn(now, inDomains),
    payslip: payslipRows(now),
    asset: assetRows(now),
    secret: secretRows(serialKey),
    licence: licenceRows(now, serialKey),
    ...inDomains,
  };
};

type Insert = (args: { data: readonly object[] }) => Promise<unknown>;

/** Fills a database that has the catalogue and nobody in it. Each password is hashed once: that they share a salt gives nothing away. */
export async function seed(tx: Prisma.TransactionClient, now: Date): Promise<void> {
  const passwords = [DEMO_PASSWORD, WEAK_DEMO_PASSWORD];
  const hashes = new Map(await Promise.all(passwords.map(async (password) => [password, await hashPassword(password)] as const)));
  const rows = seedRows(now, (password) => hashes.get(password) ?? '', randomBytes(32).toString('base64url'));
  // Departments and people name each other.
  await tx.$executeRaw`PRAGMA defer_foreign_keys = ON`;
  for (const [model, data] of Object.entries(rows)) {
    const { createMany } = tx[model as keyof typeof rows] as unknown as { createMany: Insert };
    await createMany({ data });
  }
}
