import { wireDay } from '@hall/contract/rules/shanghai';
import type { Reader } from '@hall/database/database';
import type { SignedInCall, SignedInPerson } from '../../mock-server/src/core/call.ts';
import { ownSecret } from '../../mock-server/src/core/secrets.ts';
import { type TestHall, testHall } from '../../mock-server/src/testing/test-hall.ts';

export const DAY_MS = 86_400_000;
/** The linked system that books claims. */
export const SYSTEM = 'reimbursement';
export const REASON = 'of the proof';

export const pick = <T>(all: readonly T[], place: number): T => all[place % all.length] as T;

const peopleOf = (read: Reader, where: object) => read.person.findMany({ where, include: { roles: true }, orderBy: { id: 'asc' } });
export type Somebody = Awaited<ReturnType<typeof peopleOf>>[number];

export const callBy = (person: Somebody): SignedInCall => ({
  person: { ...person, roles: person.roles.map(({ roleId }) => roleId), duty: {} as SignedInPerson['duty'] },
  sessionId: REASON,
  entry: {},
  gone: new AbortController().signal,
  address: '127.0.0.1',
  userAgent: '',
  renewToken: () => undefined,
});

/** A hall whose people do what they like with some projects of a department. */
export interface World {
  readonly hall: TestHall;
  readonly people: readonly Somebody[];
  /** Codes of the projects. */
  readonly projects: readonly string[];
  readonly finadmin: Somebody;
  readonly admin: Somebody;
  readonly secret: string;
  /** Numbers of what there is by now. */
  readonly grants: string[];
  readonly claims: string[];
  readonly applications: string[];
  readonly signatures: string[];
}

export async function newWorld(): Promise<World> {
  const hall = await testHall();
  const { read } = hall.services.database;
  const projects = await read.project.findMany({ where: { departmentId: 'computing' }, take: 6, orderBy: { code: 'asc' } });
  const grants = await read.grant.findMany({ where: { departmentId: 'computing' } });
  const [[finadmin], [admin]] = [await peopleOf(read, { userName: 'finadmin' }), await peopleOf(read, { userName: 'admin' })];
  return {
    hall,
    people: await peopleOf(read, { departmentId: 'computing' }),
    projects: projects.map(({ code }) => code),
    ...{ finadmin: finadmin as Somebody, admin: admin as Somebody },
    secret: await ownSecret(hall.services.database, `claims-of-${SYSTEM}`),
    grants: grants.map(({ number }) => number),
    // One that there is not.
    claims: ['P0'],
    applications: ['SP0'],
    signatures: ['QZ0'],
  };
}

/** Who leads a project by now, where they are one of the people. */
export async function leaderOf({ hall, people }: World, code: string): Promise<Somebody | undefined> {
  const { leaderId } = await hall.services.database.read.project.findUniqueOrThrow({ where: { code } });
  return people.find(({ id }) => id === leaderId);
}

export const dayIn = ({ hall }: World, days: number): string => wireDay(new Date(hall.clock.now().getTime() + days * DAY_MS));
