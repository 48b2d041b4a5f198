import { Grant } from '@hall/contract/authorizations';
import { type Rule, ruleText } from '@hall/contract/errors';
import { RemovalOrder, RemovalOutcome } from '@hall/contract/grant-removal';
import { isLiving } from '@hall/contract/rules/grant-states';
import { termOf } from '@hall/contract/wire/entity';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { noteChange } from '../../../core/note-change.ts';
import { runPart } from '../../../core/operation.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { endGrants } from '../change-grants.ts';
import { unitOfGrants } from '../day.ts';
import { actorOf, type MayAct } from '../grant-scope.ts';
import { findGrants, stateIn } from '../stored-grants.ts';
import { removalsOf } from './effects-of-removal.ts';

/** Numbers that a refusal names, so that it can be read. */
const NAMED_MOST = 5;

type Shown = RemovalOrder['grants'][number];
/** What hinders grants, by their numbers. */
type Faults = ReadonlyMap<string, Rule>;

interface Removing extends Pick<RemovalOrder, 'reason' | 'mode'> {
  readonly mayAct: MayAct;
}

/** What hinders each of some grants from being removed; one on which the caller may not act is as unknown as one that there is not. */
async function faultsOf(tx: Tx, shown: readonly Shown[], mayAct: MayAct): Promise<Faults> {
  const stored = await findGrants(tx, { where: { number: { in: shown.map(({ number }) => number) } } });
  const removals = await removalsOf(tx, stored.filter(mayAct));
  const byNumber = new Map(removals.map((removal) => [removal.grant.number, removal]));
  const faultOf = ({ number, shown: mark }: Shown): Rule | undefined => {
    const removal = byNumber.get(number);
    if (!removal) return 'not-found';
    if (!isLiving(stateIn(removal.grant))) return 'grant-ended';
    return removal.shown === mark ? undefined : 'changed-meanwhile';
  };
  return new Map(shown.flatMap((one) => [faultOf(one)].flatMap((rule) => (rule ? [[one.number, rule] as const] : []))));
}

/** Ends grants, and tells the log which, why and how. */
async function endAll(tx: Tx, shown: readonly Shown[], { reason, mode }: Removing, call: SignedInCall, at: Date): Promise<void> {
  const numbers = shown.map(({ number }) => number);
  call.entry.target = numbers.join(', ');
  noteChange(call, Grant, {}, { state: 'revoked' });
  noteChange(call, RemovalOrder, {}, { reason, mode });
  await endGrants(tx, { number: { in: numbers } }, 'revoked', { reason, by: call.person, at });
}

/** Ends all, or none. @throws Refusal 500 `removal-changed` */
const removeAll = (services: Services, shown: readonly Shown[], removing: Removing, call: SignedInCall): Promise<Faults> =>
  unitOfGrants(services, async (tx, at) => {
    const faults = await faultsOf(tx, shown, removing.mayAct);
    if (faults.size > 0) {
      const named = [...faults.keys()].slice(0, NAMED_MOST).join(', ');
      throw new Refusal(500, 'removal-changed', { params: { numbers: faults.size > NAMED_MOST ? `${named} …` : named } });
    }
    await endAll(tx, shown, removing, call, at);
    return faults;
  });

/** A grant that is to be removed, with what was given on from it that is to be removed as well: it was shown as ending with it. */
type Family = readonly [Shown, ...Shown[]];

async function familiesOf({ database: { read } }: Services, shown: readonly Shown[]): Promise<Family[]> {
  const where = { number: { in: shown.map(({ number }) => number) } };
  const parents = new Map((await read.grant.findMany({ where })).map(({ number, parentNumber }) => [number, parentNumber]));
  const asked = new Set(shown.map(({ number }) => number));
  const tops = shown.filter(({ number }) => !asked.has(parents.get(number) ?? ''));
  return tops.map((top) => [top, ...shown.filter(({ number }) => parents.get(number) === top.number)]);
}

/** Ends each in a unit of work of its own. What was given on stays to be ended by itself where the one above it is hindered. */
async function removeEach(services: Services, shown: readonly Shown[], removing: Removing, call: SignedInCall): Promise<Faults> {
  const faults = new Map<string, Rule>();
  const remove = (first: Shown, ...along: Shown[]) =>
    runPart(call, (part) =>
      unitOfGrants(services, async (tx, at) => {
        const [fault] = (await faultsOf(tx, [first], removing.mayAct)).values();
        if (fault) faults.set(first.number, fault);
        else await endAll(tx, [first, ...along], removing, part, at);
      }),
    );
  for (const [top, ...below] of await familiesOf(services, shown)) {
    await remove(top, ...below);
    if (faults.has(top.number)) for (const one of below) await remove(one);
  }
  return faults;
}

const saying = (rule: Rule, language: 'zh' | 'en'): string =>
  ruleText(rule, language, { field: termOf(RemovalOutcome, 'number', language) });

/**
 * Removes grants, as far as that does what was shown: all of them or none, or one by one, where what hinders one is told in its row.
 * @throws Refusal 500 `removal-changed` where all are to be removed
 */
export async function removeGrants(
  services: Services,
  { grants, reason: written, mode }: RemovalOrder,
  call: SignedInCall,
): Promise<{ readonly outcomes: RemovalOutcome[] }> {
  call.entry.target = grants.map(({ number }) => number).join(', ');
  // Trying to is no reading, also where every one of them is hindered.
  call.entry.changes = [];
  const removing = { mode, reason: written.trim(), mayAct: await actorOf(services, call.person) };
  const faults = await (mode === 'all' ? removeAll : removeEach)(services, grants, removing, call);
  const outcomes = grants.map(({ number }) => {
    const rule = faults.get(number);
    return { number, ...(rule && { fault: saying(rule, 'zh'), faultEn: saying(rule, 'en') }) };
  });
  return { outcomes };
}
