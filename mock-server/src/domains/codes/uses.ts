import { CODE_SETS } from '@hall/contract/offered-codes';
import { VOUCHER_CODES } from '@hall/contract/rules/voucher-codes';
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
  [VOUCHER_CODES.kinds]: async (read) => (await read.voucher.groupBy({ by: 'kindName' })).map(({ kindName }) => kindName),
  [VOUCHER_CODES.places]: async (read) => (await read.voucherMove.groupBy({ by: 'place' })).map(({ place }) => place),
  [VOUCHER_CODES.reasons]: async (read) => (await read.voucherMove.groupBy({ by: 'reason' })).map(({ reason }) => reason),
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
