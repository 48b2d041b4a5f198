import type { SignatureState } from '@hall/contract/rules/signatures';
import { describe, expect, it } from 'vitest';
import { BYSTANDERS, cameOf, cameOfBoth, makeBystanders, refusalOf } from '../../testing/bystanders.ts';
import { inDays, makeProject } from '../../testing/giving-hall.ts';
import { type SignatureRow, type SigningHall, signingHall } from '../../testing/signing-hall.ts';

const DAY_MS = 86_400_000;

/** Who they are to a signature authorization by which `analyst` signs for `leader`; `deptlead` does so by another one, of one project. */
const PEOPLE = {
  principal: 'leader',
  signer: 'analyst',
  'other signer': 'deptlead',
  applicant: 'staff',
  head: 'approver',
  office: 'finadmin',
  ...BYSTANDERS,
} as const;
type Who = keyof typeof PEOPLE;
const EVERYBODY = Object.keys(PEOPLE) as Who[];

/** PROJ-27: what a signature authorization becomes where somebody revokes it who may, or the rule against that. */
const REVOKED: Readonly<Record<SignatureState, string>> = {
  scheduled: 'revoked',
  active: 'revoked',
  expired: 'signature-ended',
  revoked: 'signature-ended',
};
const STATES = Object.keys(REVOKED) as SignatureState[];

/** Who signs does not end it, and who neither gave it nor manages grants does not know of it. */
const REVOKES: readonly Who[] = ['principal', 'office'];
const SEES: readonly Who[] = [...REVOKES, 'signer'];

/** PROJ-27: whether the signer decides on what waits for who is signed for. */
const SIGNS: Readonly<Record<SignatureState, boolean>> = { scheduled: false, active: true, expired: false, revoked: false };

/** Of all that `leader` leads, as it is needed to decide on projects that come later. */
const ALL = { sfqbxm: '1', xmbhs: [] } as const;

/** How one comes to be in each state. */
const REACHED: Readonly<Record<SignatureState, (hall: SigningHall) => Promise<string>>> = {
  scheduled: ({ hall, given }) => given({ ...ALL, ksrq: inDays(hall, 2), jsrq: inDays(hall, 9) }),
  active: ({ hall, given }) => given({ ...ALL, jsrq: inDays(hall, 9) }),
  expired: async ({ hall, given, again }) => {
    const qzbh = await given(ALL);
    hall.clock.advance(DAY_MS);
    again();
    return qzbh;
  },
  revoked: async ({ hall, given, revoke }) => {
    const qzbh = await given({ ...ALL, jsrq: inDays(hall, 9) });
    expect(await revoke(qzbh)).toMatchObject({ code: 200 });
    return qzbh;
  },
};

/** A hall in which all of them do what they like with signature authorizations. */
async function rolesHall() {
  const hall = await signingHall();
  await makeBystanders(hall.hall);
  await hall.given({ dqrgh: await hall.numberOf(PEOPLE['other signer']), jsrq: inDays(hall.hall, 9) });
  /** Revokes it, also where what that does was refused to be shown. */
  const tried = async (who: Who, qzbh: string): Promise<string> => {
    const shown = await hall.post(PEOPLE[who], 'effect', { qzbh });
    return cameOfBoth(shown, await hall.revoke(qzbh, PEOPLE[who]), 'zt');
  };
  /** What somebody is offered who looks at it, or the rule against it. */
  const offered = async (who: Who, qzbh: string): Promise<string> => {
    const answer = await hall.post(PEOPLE[who], 'detail', { qzbh });
    return answer.code === 200 ? (answer.data as { qz: SignatureRow }).qz.kczs.join(',') : cameOf(answer, 'qz');
  };
  const revokedAt = async (number: string) =>
    (await hall.hall.services.database.read.signature.findUniqueOrThrow({ where: { number } })).revokedAt;
  return { ...hall, tried, offered, revokedAt };
}

type Table = Record<string, string>;

describe('PROJ-27 SEC-1 what is done with a signature authorization, in each of its states and by each of those around it', () => {
  it.each(STATES)('revoking one that is %s', async (state) => {
    const hall = await rolesHall();
    // What is refused is tried on the same one, which it leaves as it was.
    const shared = await REACHED[state](hall);
    const before = await hall.revokedAt(shared);
    const [found, expected]: [Table, Table] = [{}, {}];
    for (const who of EVERYBODY) {
      const isDone = REVOKES.includes(who) && REVOKED[state] === 'revoked';
      expected[who] = REVOKES.includes(who) ? REVOKED[state] : refusalOf(who);
      found[who] = await hall.tried(who, isDone ? await REACHED[state](hall) : shared);
    }
    expect(found).toEqual(expected);
    expect(await hall.revokedAt(shared)).toEqual(before);
  });

  it.each(STATES)('looking at one that is %s, and what is offered then', async (state) => {
    const hall = await rolesHall();
    const qzbh = await REACHED[state](hall);
    const [found, expected]: [Table, Table] = [{}, {}];
    for (const who of EVERYBODY) {
      const isOffered = REVOKES.includes(who) && REVOKED[state] === 'revoked';
      expected[who] = SEES.includes(who) ? (isOffered ? 'revoke' : '') : refusalOf(who);
      found[who] = await hall.offered(who, qzbh);
    }
    expect(found).toEqual(expected);
  });

  it.each(STATES)('deciding for the leader by one that is %s', async (state) => {
    const hall = await rolesHall();
    await REACHED[state](hall);
    const [found, expected]: [Table, Table] = [{}, {}];
    for (const [place, who] of EVERYBODY.entries()) {
      const xmbh = await makeProject(hall.hall, { code: `AP1${String(place).padStart(6, '0')}` });
      const waiting = await hall.submitted({ xmbh, ksrq: inDays(hall.hall, 0) });
      const decides = who === 'principal' || (who === 'signer' && SIGNS[state]);
      expected[who] = decides ? '已驳回' : refusalOf(who);
      found[who] = cameOf(await hall.reject(PEOPLE[who], waiting), 'sqzt');
      // Whom the decision names: who is signed for, where somebody signed.
      const { signedForId, deciderId } = await hall.stored(waiting.sqdh);
      expect(signedForId !== null, who).toBe(who === 'signer' && decides);
      expect(deciderId, who).not.toBeNull();
    }
    expect(found).toEqual(expected);
  });
});
