import { chance } from '../chance.ts';
import { dayAfter, daysBefore } from '../days.ts';
import type { DemoRows } from '../demo-rows.ts';
import { personOf } from '../people.ts';
import { ledBy, projectsOf } from '../projects/projects.ts';

const FEN = 100;

/** Who signs for whom; days from today, and yuan. */
interface Story {
  readonly principal: string;
  readonly signer: string;
  /** How many of their projects; all that they lead and head where none is said. */
  readonly projects?: number;
  readonly from: number;
  readonly until: number;
  readonly yuan: number;
  readonly reason: string;
  readonly madeBefore: number;
  readonly revoked?: string;
}

/** Nobody of whom much waits signs for another from the start: what waits for the demo accounts is their own. */
const STORIES: readonly Story[] = [
  { principal: 'leader', signer: 'wangyang', projects: 2, from: -60, until: -31, yuan: 20_000, reason: '出国访学期间', madeBefore: 62 },
  {
    ...{ principal: 'leader', signer: 'tianye', projects: 1, from: -20, until: 40, yuan: 10_000, reason: '野外考察', madeBefore: 21 },
    revoked: '已提前返校',
  },
  { principal: 'zhongling', signer: 'renzhong', from: -5, until: 85, yuan: 5_000, reason: '产假', madeBefore: 6 },
];

/** Signature authorizations of each state but one: what is to come is given in the hall. */
export const demoRows = (now: Date): DemoRows => {
  const projects = projectsOf(now, chance(2026));
  const rows = STORIES.map(({ principal, signer, from, until, yuan, reason, madeBefore, revoked, projects: chosen }, index) => ({
    signature: {
      number: `QZ2026${String(index + 1).padStart(6, '0')}`,
      ...{ principalId: personOf(principal).id, signerId: personOf(signer).id, everything: chosen === undefined },
      ...{ firstDay: dayAfter(now, from), lastDay: dayAfter(now, until), amount: yuan * FEN, reason },
      madeAt: daysBefore(now, madeBefore, 9 + index),
      ...(revoked && { revokedAt: daysBefore(now, 4, 8), revokeReason: revoked, revokerId: personOf(principal).id }),
    },
    projects: ledBy(projects, principal).slice(0, chosen ?? 0),
  }));
  return {
    signature: rows.map(({ signature }) => signature),
    signatureProject: rows.flatMap(({ signature, projects: signed }) =>
      signed.map(({ code: projectCode }) => ({ signatureNumber: signature.number, projectCode })),
    ),
  };
};
