import type { Signable, Signing } from '@hall/contract/rules/signatures';
import { signs } from '@hall/contract/rules/signatures';
import type { Reader, Tx } from '@hall/database/database';
import { inState } from './stored-signatures.ts';

const named = { select: { id: true, name: true, nameEn: true, staffNumber: true } } as const;

/** A signature authorization that is active, with who is signed for. */
export interface SigningFor extends Signing {
  readonly number: string;
  readonly madeAt: Date;
  readonly principal: { readonly id: string; readonly name: string; readonly nameEn: string; readonly staffNumber: string };
}

type Stored = Omit<SigningFor, 'revoked' | 'projects'> & {
  readonly revokedAt: Date | null;
  readonly projects: readonly { readonly projectCode: string }[];
};

/** What a stored signature authorization lets its signer do. */
export const signingIn = ({ projects, revokedAt, ...signature }: Stored): SigningFor => ({
  ...signature,
  ...{ revoked: revokedAt !== null, projects: projects.map(({ projectCode }) => projectCode) },
});

async function findSignings(read: Reader | Tx, where: object): Promise<SigningFor[]> {
  const found = await read.signature.findMany({ where, include: { projects: true, principal: named }, orderBy: { number: 'asc' } });
  return found.map(signingIn);
}

/** Those of a condition that are active on a day (yyyy-MM-dd), of people whose accounts are open; where one is not, nobody signs. */
const activeOn = (read: Reader | Tx, today: string, where: object): Promise<SigningFor[]> =>
  findSignings(read, { AND: [inState('active', today), { signer: { enabled: true }, principal: { enabled: true } }, where] });

/** For whom, and for what, somebody signs on a day, yyyy-MM-dd. */
export const signingsOf = (read: Reader | Tx, signerId: string, today: string): Promise<SigningFor[]> =>
  activeOn(read, today, { signerId });

/** As {@link signingsOf}, where both hold a permission. */
export async function signingsBy(read: Reader | Tx, signerId: string, permission: string, today: string): Promise<SigningFor[]> {
  const holding = await holdersOf(read, permission);
  return activeOn(read, today, { signerId, signer: holding, principal: holding });
}

/** By what of some somebody signs for who decides on something; none where they do not. */
export const signingOf = <S extends Signing>(signings: readonly S[], matter: Signable, today: string): S | undefined =>
  signings.find((signing) => signs(signing, matter, today));

/** Who signs for the one that would decide on something, and holds the permission to. */
export async function signersFor(read: Reader | Tx, matter: Signable, permission: string, today: string): Promise<string[]> {
  const holding = await holdersOf(read, permission);
  const signings = await activeOn(read, today, { principalId: matter.deciderId, signer: holding });
  return [...new Set(signings.filter((signing) => signs(signing, matter, today)).map(({ signerId }) => signerId))];
}

/** What is true of people who hold a permission. */
async function holdersOf(read: Reader | Tx, permissionId: string): Promise<object> {
  const rows = await read.rolePermission.findMany({ where: { permissionId } });
  return { roles: { some: { roleId: { in: rows.map(({ roleId }) => roleId) } } } };
}

/** Whether somebody holds the permission to decide. */
export const mayDecide = async (read: Reader | Tx, id: string, permission: string): Promise<boolean> =>
  (await read.person.count({ where: { AND: [{ id }, await holdersOf(read, permission)] } })) > 0;
