import type { Bilingual } from '@hall/contract/bilingual';

/** One thing that a backend does otherwise than the contract says. */
export interface Difference {
  /** What was tried when it showed. */
  readonly check: string;
  /** Its path by wire names (`data.rows.0.id`), or the part of the answer: `HTTP status`, `content-type`, `body`. */
  readonly field: string;
  readonly expected: string;
  readonly got: string;
  /** The web reads it nevertheless (API-5). */
  readonly readAllTheSame?: boolean;
  /** How many rows have it, where more than one does. */
  readonly times?: number;
}

/** How little was seen of a call: a list without rows, of which none was judged; and a change that was only asked for unsoundly. */
export const EXTENTS = { empty: 'no row came', refusals: 'only in what it refuses' } as const;
export type Extent = keyof typeof EXTENTS;

export type Verdict = 'conforms' | 'differs' | 'not run' | 'absent';

/** What each verdict is called; `absent` is said only of calls that are additions of ours. */
export const VERDICTS: Readonly<Record<Verdict, string>> = {
  conforms: 'conforms',
  differs: 'differs',
  'not run': 'not run',
  absent: 'ours and absent',
};

/** What came of one call of the contract. */
export interface CallReport {
  readonly domain: string;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** The section of the specification; none for additions of ours. */
  readonly spec?: string | undefined;
  readonly summary: Bilingual;
  readonly verdict: Verdict;
  /** Why it was not run. */
  readonly reason?: string | undefined;
  /** What of it was seen, where that is not all. */
  readonly extent?: Extent | undefined;
  /** The account it was answered to. */
  readonly account?: string | undefined;
  /** What was tried. */
  readonly checks: readonly string[];
  readonly differences: readonly Difference[];
  /** Fields beside those of the contract, which the web ignores. */
  readonly surplus: readonly string[];
}

/** What came of all of them. */
export interface Report {
  readonly base: string;
  readonly at: string;
  readonly accounts: readonly string[];
  readonly write: boolean;
  readonly only?: string | undefined;
  readonly counts: Readonly<Record<Verdict, number>>;
  readonly notes: readonly string[];
  /** It was ended before all was checked: calls that it does not name were not come to. */
  readonly interrupted?: true;
  readonly calls: readonly CallReport[];
}
