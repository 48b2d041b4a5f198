import { CODE_SETS } from '@hall/contract/offered-codes';
import type { Reader } from '@hall/database/database';

interface Words {
  readonly name: string;
  readonly nameEn: string;
}

/** The accounts that are shut out, and why: who chose a code has its words there. */
const HELD = { [CODE_SETS.lockReasons]: 'locked', [CODE_SETS.disableReasons]: 'disabled' } as const;

type WordsIn = (read: Reader) => Promise<readonly string[]>;

/** What vouchers and their moves are told by: they have the words that there were then. */
const OF_VOUCHERS: Readonly<Record<string, WordsIn>> = {
  [CODE_SETS.voucherKinds]: async (read) => (await read.voucher.groupBy({ by: 'kindName' })).map(({ kindName }) => kindName),
  [CODE_SETS.voucherPlaces]: async (read) => (await read.voucherMove.groupBy({ by: 'place' })).map(({ place }) => place),
  [CODE_SETS.voucherReasons]: async (read) => (await read.voucherMove.groupBy({ by: 'reason' })).map(({ reason }) => reason),
};

async function wordsInUse(read: Reader, setId: string): Promise<readonly string[]> {
  if (Object.hasOwn(OF_VOUCHERS, setId)) return (await OF_VOUCHERS[setId]?.(read)) ?? [];
  const kind = Object.hasOwn(HELD, setId) ? HELD[setId as keyof typeof HELD] : undefined;
  if (!kind) return [];
  const holds = await read.accountHold.findMany({ where: { kind }, distinct: ['reason'], select: { reason: true } });
  return holds.map(({ reason }) => reason);
}

/** Tells of the codes of a set whether something in the hall goes by them; of an institution's own set the hall knows of no use. */
export async function usesOf(read: Reader, setId: string): Promise<(entry: Words) => boolean> {
  const words = new Set(await wordsInUse(read, setId));
  return ({ name, nameEn }) => words.has(name) || words.has(nameEn);
}
