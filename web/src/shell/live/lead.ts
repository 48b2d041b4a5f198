import { read, readJson, remove, storedAs, write } from '../../shared/storage.ts';

/** For how long a window leads without saying so again, in ms. One that is hidden is called once a minute by some browsers. */
const LEASE_MS = { shown: 10_000, hidden: 150_000 } as const;
/** How often it says so, in ms. */
const RENEW_MS = 4_000;
/** Two windows may claim the lead at once; the later one has it, and both have looked after at most so many ms. */
const CLAIM_MS = 150;

interface Lease {
  readonly page: string;
  /** ms since 1970. */
  readonly until: number;
}

const isLease = (value: unknown): value is Lease => {
  const { page, until } = (value ?? {}) as Partial<Lease>;
  return typeof page === 'string' && typeof until === 'number';
};

const lease = (): Lease | undefined => readJson(localStorage, 'live', isLease);

/** Whether another window leads. No lead lasts longer than was ever given: the clock was put back, and who has it may be long gone. */
const isTaken = (): boolean => {
  const left = (lease()?.until ?? 0) - Date.now();
  return left > 0 && left <= LEASE_MS.hidden;
};

/** What a window does when it leads, and what stops that. */
export type Leading = () => () => void;

/**
 * Has one window of the browser lead at a time, as long as this one takes part. The browser's own locks would do, but for plain http,
 * where there are none.
 * @param page names this window
 * @returns what takes this window out
 */
export function takeTheLead(page: string, leading: Leading): () => void {
  let stopLeading: (() => void) | undefined;
  let claiming: ReturnType<typeof setTimeout> | undefined;
  let looking: ReturnType<typeof setTimeout> | undefined;
  const isMine = () => lease()?.page === page;
  const hold = () =>
    write(
      localStorage,
      'live',
      JSON.stringify({ page, until: Date.now() + LEASE_MS[document.visibilityState === 'hidden' ? 'hidden' : 'shown'] } satisfies Lease),
    );
  const settle = () => {
    claiming = undefined;
    if (isMine()) stopLeading ??= leading();
  };
  const resign = () => {
    stopLeading?.();
    stopLeading = undefined;
  };
  const look = () => {
    if (isMine()) return hold();
    resign();
    if (claiming !== undefined || isTaken()) return;
    hold();
    claiming = setTimeout(settle, CLAIM_MS * (1 + Math.random()));
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== storedAs('live')) return;
    if (read(localStorage, 'live') === null) looking = setTimeout(look, CLAIM_MS * Math.random());
    else if (!isMine()) resign();
  };
  const leave = () => {
    if (isMine()) remove(localStorage, 'live');
    resign();
  };
  look();
  const renewing = setInterval(look, RENEW_MS);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', look);
  return () => {
    clearInterval(renewing);
    clearTimeout(claiming);
    clearTimeout(looking);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', look);
    leave();
  };
}
