import { idNumberCheck } from '@hall/contract/rules/id-number';
import type { ShippedRole } from '../catalogue/roles.ts';
import { DEMO_PASSWORD, WEAK_DEMO_PASSWORD } from '../demo-accounts.ts';
import type { Prisma } from '../generated/client.ts';
import { chance } from './chance.ts';
import { daysBefore } from './days.ts';
import { PEOPLE_TABLE } from './people-table.ts';

export interface SeedPerson {
  readonly id: string;
  readonly staffNumber: string;
  readonly userName: string;
  readonly name: string;
  readonly nameEn: string;
  readonly departmentId: string;
  readonly roles: readonly ShippedRole[];
}

/** Everyone has the role `staff`. */
export const PEOPLE: readonly SeedPerson[] = PEOPLE_TABLE.map(([name, nameEn, departmentId, roles, userName], index) => ({
  id: `p${String(index + 1).padStart(3, '0')}`,
  staffNumber: String(2_001_001 + index),
  userName: userName ?? nameEn.replace(' ', '').toLowerCase(),
  name,
  nameEn,
  departmentId,
  roles: ['staff', ...roles],
}));

/** An ID number with a serial number that no register office gives out, so that it is nobody's. */
export function seedIdNumber(index: number): string {
  const day = new Date(Date.UTC(1966 + (index % 30), index % 12, 1 + (index % 28)));
  const digits = `430104${day.toISOString().slice(0, 10).replaceAll('-', '')}000`;
  return digits + idNumberCheck(digits);
}

/** @throws Error when nobody signs in by that name */
export function personOf(userName: string): SeedPerson {
  const found = PEOPLE.find((person) => person.userName === userName);
  if (!found) throw new Error(`The seed has no person "${userName}"`);
  return found;
}

/** What the demo accounts with a duty or a condition differ in. */
const CONDITIONS: Readonly<Record<string, Partial<Prisma.PersonCreateManyInput>>> = {
  firsttime: { mustChangePassword: true, lastSignInAt: null },
  weakpass: { weakPassword: true },
  nophone: { phone: null },
  nocontact: { email: null, contactPhone: null },
  disabled: { enabled: false },
  locked: { locked: true },
};

/** @param hash turns a password into what is stored */
export function personRows(now: Date, hash: (password: string) => string): Prisma.PersonCreateManyInput[] {
  const { between } = chance(7);
  return PEOPLE.map(({ roles: _, ...person }, index) => ({
    ...person,
    idNumber: seedIdNumber(index),
    phone: `1390731${1000 + index * 37}`,
    contactPhone: `0731-8882${1000 + index * 13}`,
    email: `${person.userName}@jzu.example`,
    passwordHash: hash(person.userName === 'weakpass' ? WEAK_DEMO_PASSWORD : DEMO_PASSWORD),
    lastSignInAt: daysBefore(now, between(1, 9), 8 + between(0, 540) / 60),
    ...CONDITIONS[person.userName],
  }));
}

export const personRoleRows = (): Prisma.PersonRoleCreateManyInput[] =>
  PEOPLE.flatMap(({ id, roles }) => roles.map((roleId) => ({ personId: id, roleId })));
