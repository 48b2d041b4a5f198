import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { CATALOGUE } from '../catalogue/index.ts';
import { DEMO_PASSWORD, WEAK_DEMO_PASSWORD } from '../demo-accounts.ts';
import type { Prisma } from '../generated/client.ts';
import { assetRows } from './assets.ts';
import { BANK_BRANCHES } from './bank-branches.ts';
import { claimRows } from './claims.ts';
import { DEPARTMENTS } from './departments.ts';
import { licenceRows, secretRows } from './licence.ts';
import { loanRows } from './loans.ts';
import { DEMO_PERMISSIONS, favouriteRows, LINKED_SYSTEMS } from './menu.ts';
import { noticeAttachmentRows, noticeDepartmentRows, noticeReadRows, noticeRows } from './notices/notices.ts';
import { payslipRows } from './payslips.ts';
import { personRoleRows, personRows } from './people.ts';
import { parameterRows, updateRows } from './system.ts';

/** OWASP's minimum for argon2id, which is also the library's default. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const PERMISSIONS = [...CATALOGUE.permissions, ...DEMO_PERMISSIONS];

const pageRows = (): Prisma.PageDocumentCreateManyInput[] =>
  CATALOGUE.pages.map(({ permissionId, config, columns }) => ({
    id: config.pageId,
    permissionId,
    config: config as unknown as Prisma.InputJsonObject,
    columns: columns as unknown as Prisma.InputJsonArray,
  }));

/**
 * Everything the seed puts into the database, by model and in an order that foreign keys allow. The same day, hashes
 * and key give the same rows.
 * @param serialKey what the installation proves its serial number with
 */
export const seedRows = (now: Date, hashOf: (password: string) => string, serialKey: string) => ({
  role: [...CATALOGUE.roles],
  department: [...DEPARTMENTS],
  bankBranch: [...BANK_BRANCHES],
  person: personRows(now, hashOf),
  personRole: personRoleRows(),
  linkedSystem: [...LINKED_SYSTEMS],
  permission: PERMISSIONS.map(({ roles: _, ...permission }) => permission),
  rolePermission: PERMISSIONS.flatMap(({ id, roles }) => roles.map((roleId) => ({ roleId, permissionId: id }))),
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
  pageDocument: pageRows(),
});

/** Fills an empty database. Each password is hashed once: its owners share the salt, as everyone knows it anyway. */
export async function seed(tx: Prisma.TransactionClient, now: Date): Promise<void> {
  const passwords = [DEMO_PASSWORD, WEAK_DEMO_PASSWORD];
  const hashes = new Map(await Promise.all(passwords.map(async (password) => [password, await hash(password, ARGON2)] as const)));
  const rows = seedRows(now, (password) => hashes.get(password) ?? '', randomBytes(32).toString('base64url'));
  await tx.role.createMany({ data: rows.role });
  await tx.department.createMany({ data: rows.department });
  await tx.bankBranch.createMany({ data: rows.bankBranch });
  await tx.person.createMany({ data: rows.person });
  await tx.personRole.createMany({ data: rows.personRole });
  await tx.linkedSystem.createMany({ data: rows.linkedSystem });
  await tx.permission.createMany({ data: rows.permission });
  await tx.rolePermission.createMany({ data: rows.rolePermission });
  await tx.favouriteFunction.createMany({ data: rows.favouriteFunction });
  await tx.parameter.createMany({ data: rows.parameter });
  await tx.systemUpdate.createMany({ data: rows.systemUpdate });
  await tx.notice.createMany({ data: rows.notice });
  await tx.noticeDepartment.createMany({ data: rows.noticeDepartment });
  await tx.noticeAttachment.createMany({ data: rows.noticeAttachment });
  await tx.noticeRead.createMany({ data: rows.noticeRead });
  await tx.claim.createMany({ data: rows.claim });
  await tx.payslip.createMany({ data: rows.payslip });
  await tx.asset.createMany({ data: rows.asset });
  await tx.loan.createMany({ data: rows.loan });
  await tx.secret.createMany({ data: rows.secret });
  await tx.licence.createMany({ data: rows.licence });
  await tx.pageDocument.createMany({ data: rows.pageDocument });
}
