import type { AuthorityGrant } from '@hall/contract/project-authority';

/** What takes something of a grant's amount. */
export const TAKERS = ['spent', 'frozen', 'passedOn'] as const;

/** What has become of a grant's amount. */
export interface Shares {
  /** Those that there are, with their part of the bar in per cent; together at most 100. */
  readonly parts: readonly { readonly kind: (typeof TAKERS)[number]; readonly yuan: string; readonly width: number }[];
  /** What is left, in whole per cent: 0 and 100 only where it is exactly so. */
  readonly percent: number;
  readonly level: 'left' | 'none' | 'over';
}

const fenOf = (yuan: string): number => Number(yuan.replace('.', ''));

/** What has become of a grant's amount (PROJ-5); of one whose amount is not controlled no parts of a bar. */
export function sharesOf({ grant, passedOn }: AuthorityGrant): Shares {
  const { amount = '0.00', available = '0.00', spent, frozen } = grant;
  const taken = { spent, frozen, passedOn };
  const kinds = TAKERS.filter((kind) => fenOf(taken[kind]) > 0);
  const [whole, left] = [fenOf(amount), fenOf(available)];
  const all = Math.max(
    whole,
    kinds.reduce((sum, kind) => sum + fenOf(taken[kind]), 0),
  );
  const parts = kinds.map((kind) => ({ kind, yuan: taken[kind], width: (fenOf(taken[kind]) * 100) / all }));
  if (left <= 0) return { parts, percent: 0, level: left < 0 ? 'over' : 'none' };
  return { parts, percent: left >= whole ? 100 : Math.min(99, Math.max(1, Math.round((left * 100) / whole))), level: 'left' };
}
