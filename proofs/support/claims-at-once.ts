import { api } from '@hall/contract/api';
import type { BookedClaim, ClaimBooking } from '@hall/contract/booked-claims';
import { wireDay } from '@hall/contract/rules/shanghai';
import type Sqlite from 'better-sqlite3';
import { expect } from 'vitest';
import { ApiClient } from '../../features/support/api-client.ts';
import { giveGrant } from '../../features/support/given-grants.ts';
import { left } from '../../features/support/left.ts';
import { seededPerson } from '../../features/support/person.ts';
import { brokenRules } from './authority-rules.ts';
import type { AttackedServer } from './server.ts';
import { size } from './size.ts';

/** The linked system that books them. */
export const CLAIMING = 'reimbursement';
const HOLDERS = ['staff', 'analyst', 'deptlead'] as const;
/** What each of them is granted, in yuan: sooner or later there is room for no more claims. */
const ROOM = `${size(8, 30)}.00`;
const [YUAN, FEN, NOTHING] = ['1.00', 100, '0.00'];
const OVER = ['use-amount', 'project-balance'];

/** A claim, and what was answered each time that something was. */
interface Claim {
  readonly booking: ClaimBooking;
  readonly told: BookedClaim[];
}

type Draft = Omit<ClaimBooking, 'number'>;

/** Who leads a project gives some people grants on it. @returns what their claims say */
async function draftsOn(server: AttackedServer, secret: string): Promise<Draft[]> {
  const leader = await server.signedIn('leader');
  const { data } = await leader.call(api.authorizations.grantable, { page: 1, pageSize: 100 });
  const granted = data?.rows.find(({ state, parent }) => state === 'active' && !parent);
  const { code: project } = left(granted, 'the leader leads nothing that can be granted');
  const drafts: Draft[] = [];
  for (const holder of HOLDERS) {
    const { staffNumber } = seededPerson(holder);
    const { number: grant } = await giveGrant(leader, { project, staffNumber, amount: ROOM });
    const about = { project, grant, staffNumber, day: wireDay(new Date()), amount: YUAN, title: 'of the proof' };
    drafts.push({ system: CLAIMING, secret, ...about });
  }
  return drafts;
}

/** Books a claim, or hears once more what has become of it; what there is no room for is refused by name. */
async function book(door: ApiClient, { booking, told }: Claim): Promise<void> {
  const { data, rule = '' } = await door.call(api.projects.bookClaim, booking);
  if (data) told.push(data);
  else expect(OVER).toContain(rule);
}

/** Decides a claim that is pending, which is then told so. */
async function decide(door: ApiClient, { booking, told }: Claim, approved: boolean): Promise<void> {
  const { system, secret, number } = booking;
  const { data } = await door.call(api.projects.decideClaim, { system, secret, number, approved });
  const comes = approved ? { state: 'approved', spent: YUAN } : { state: 'rejected', spent: NOTHING };
  expect(data).toMatchObject({ number, frozen: NOTHING, ...comes });
  told.splice(0, told.length, left(data, 'the claim was not decided'));
}

/** That each claim that was answered is answered so again. */
async function standAsTold(door: ApiClient, claims: readonly Claim[]): Promise<void> {
  for (const claim of claims) {
    await book(door, claim);
    for (const one of claim.told) expect(one).toEqual(claim.told[0]);
  }
}

/** All but two of them are rejected, so that there is room again, and one is approved. */
async function decideSome(door: ApiClient, claims: readonly Claim[]): Promise<void> {
  const pending = claims.filter(({ told }) => told[0]?.state === 'pending');
  for (const [place, claim] of pending.entries()) if (place !== 1) await decide(door, claim, place === 0);
  await standAsTold(door, pending);
}

interface Row {
  readonly number: string;
  readonly grantNumber: string;
  readonly state: string;
  readonly asked: number;
  readonly spent: number;
}

/** That each claim that was answered as booked is there, once and as it was told, and no other; and that all money adds up. */
function checkClaims(database: Sqlite.Database, claims: readonly Claim[]): void {
  const found = `SELECT number, grantNumber, state, asked, spent FROM "BookedClaim" WHERE number LIKE 'killed-%'`;
  const rows = database.prepare(found).all() as Row[];
  const asked = new Map(claims.map((claim) => [claim.booking.number, claim]));
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  const booked = claims.filter(({ told }) => told.length > 0).map(({ booking: { number } }) => number);
  expect(rows.map(({ number }) => number)).toEqual(expect.arrayContaining(booked));
  for (const { number, grantNumber, state, ...fen } of rows) {
    const { booking, told } = left(asked.get(number), `nobody asked for ${number}`);
    expect([grantNumber, state], number).toEqual([booking.grant, told[0]?.state ?? 'pending']);
    expect(fen, number).toEqual({ asked: FEN, spent: state === 'approved' ? FEN : 0 });
  }
  expect(brokenRules(database, new Date())).toEqual([]);
}

/** Adds a claim of one of the people to those that there are. */
function anotherOf(claims: Claim[], drafts: readonly Draft[]): Claim {
  const draft = left(drafts[claims.length % HOLDERS.length], 'nobody holds a grant yet');
  const claim: Claim = { booking: { ...draft, number: `killed-${claims.length}` }, told: [] };
  claims.push(claim);
  return claim;
}

/** A linked system whose claims go on while the server is killed and started again. */
export function claimingSystem(secret: string) {
  const claims: Claim[] = [];
  let [answers, known] = [0, 0];
  let drafts: readonly Draft[] = [];
  return {
    /** How often something was answered, whatever it was. */
    answers: () => answers,
    booked: () => claims.filter(({ told }) => told.length > 0).length,
    /** Begins on a server: what was booked stands as it was told, and some is decided. @returns what books another, twice at once */
    async begin(server: AttackedServer): Promise<() => Promise<void>> {
      const door = new ApiClient(server.url);
      if (drafts.length === 0) drafts = await draftsOn(server, secret);
      const latest = claims.slice(known);
      await standAsTold(door, latest);
      await decideSome(door, latest);
      known = claims.length;
      const counted = async (claim: Claim) => {
        await book(door, claim);
        answers += 1;
      };
      return async () => {
        const claim = anotherOf(claims, drafts);
        await Promise.all([counted(claim), counted(claim)]);
      };
    },
    /** All that was ever booked stands as it was told. */
    standsOn: (server: AttackedServer) => standAsTold(new ApiClient(server.url), claims),
    check: (database: Sqlite.Database) => checkClaims(database, claims),
  };
}
