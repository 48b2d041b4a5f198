import { randomBytes } from 'node:crypto';
import { DEMO_PASSWORD, WEAK_DEMO_PASSWORD } from '../demo-accounts.ts';
import type { Prisma } from '../generated/client.ts';
import { hashPassword } from '../password-hash.ts';
import { assetRows } from './assets.ts';
import { BANK_BRANCHES } from './bank-branches.ts';
import { claimRows } from './claims.ts';
import { DEPARTMENTS } from './departments.ts';
import { operationRows, signInRows } from './history.ts';
import { licenceRows, secretRows } from './licence.ts';
import { loanRows } from './loans.ts';
import { DEMO_PERMISSIONS, favouriteRows, LINKED_SYSTEMS } from './menu.ts';
import { noticeAttachmentRows, noticeDepartmentRows, noticeReadRows, noticeRows } from './notices/notices.ts';
import { parameterRows, updateRows } from './parameters.ts';
import { payslipRows } from './payslips.ts';
import { personRoleRows, personRows } from './people.ts';

/**
 * Everything the demo seed puts into a database with the catalogue, by model and in an order that foreign keys allow. The same day, hashes
 * and key give the same rows.
 * @param serialKey what the installation proves its serial number with
 */
export const seedRows = (now: Date, hashOf: (password: string) => string, serialKey: string) => ({
  department: [...DEPARTMENTS],
  bankBranch: [...BANK_BRANCHES],
  person: personRows(now, hashOf),
  personRole: personRoleRows(),
  linkedSystem: [...LINKED_SYSTEMS],
  permission: DEMO_PERMISSIONS.map(({ roles: _, ...permission }) => permission),
  rolePermission: DEMO_PERMISSIONS.flatMap(({ id, roles }) => roles.map((roleId) => ({ roleId, permissionId: id }))),
  favouriteFunction: favouriteRows(),
  parameter: parameterRows(now),
  systemUpdate: updateRows(now),
  notice: noticeRows(now),
  noticeDepartment: noticeDepartmentRows(),
  noticeAttachment: noticeAttachmentRows(),
  noticeRead: noticeReadRows(now),
  claim: claimRows(now),
  payslip: payslipRows(now),
  asset: assetRows(now),
  loan: loanRows(now),
  secret: secretRows(serialKey),
  licence: licenceRows(now, serialKey),
  operationRecord: operationRows(now),
  signInRecord: signInRows(now),
});

type Insert = (args: { data: readonly object[] }) => Promise<unknown>;

/** Fills a database that has the catalogue and nobody in it. Each password is hashed once: that they share a salt gives nothing away. */
export async function seed(tx: Prisma.TransactionClient, now: Date): Promise<void> {
  const passwords = [DEMO_PASSWORD, WEAK_DEMO_PASSWORD];
  const hashes = new Map(await Promise.all(passwords.map(async (password) => [password, await hashPassword(password)] as const)));
  const rows = seedRows(now, (password) => hashes.get(password) ?? '', randomBytes(32).toString('base64url'));
  for (const [model, data] of Object.entries(rows)) {
    const { createMany } = tx[model as keyof typeof rows] as unknown as { createMany: Insert };
    await createMany({ data });
  }
}
