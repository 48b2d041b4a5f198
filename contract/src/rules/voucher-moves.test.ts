import { describe, expect, it } from 'vitest';
import {
  movesFrom,
  needsReason,
  STATIONS,
  type Station,
  secondsToTakeBack,
  stationsOf,
  TAKE_BACK_MS,
  TRANSITIONS,
} from './voucher-moves.ts';

const stations = Object.keys(STATIONS) as Station[];

describe('LOGI-1 the way of a voucher', () => {
  it('leads from every station to the archive, and from there nowhere', () => {
    const ahead = (from: Station, seen: readonly Station[] = []): readonly Station[] =>
      TRANSITIONS.filter((move) => move.from === from).reduce<readonly Station[]>(
        (all, { to }) => (all.includes(to) ? all : ahead(to, all)),
        [...seen, from],
      );
    for (const station of stations) expect(ahead(station), station).toContain('archived');
    expect(TRANSITIONS.filter(({ from }) => from === 'archived')).toEqual([]);
  });

  it('asks why where a voucher is held or returned, whatever station it comes from, and nowhere else', () => {
    expect(stations.filter(needsReason)).toEqual(['held', 'returned']);
    expect(TRANSITIONS.filter(({ to, reason }) => needsReason(to) !== (reason === true))).toEqual([]);
  });

  it('lets who handed in do that again and nothing else; all else is the clerks’', () => {
    expect(stationsOf('owner')).toEqual(['handed']);
    expect(movesFrom('returned', 'owner').map(({ to }) => to)).toEqual(['handed']);
    expect(stationsOf('clerk')).toEqual(['received', 'checked', 'held', 'returned', 'paid', 'archived']);
    expect(movesFrom('returned', 'clerk')).toEqual([]);
  });

  it('names no move twice', () => {
    const named = TRANSITIONS.map(({ from, to }) => `${from} ${to}`);
    expect(new Set(named).size).toBe(named.length);
  });
});

describe('LOGI-1 a scan can be taken back', () => {
  const scanned = new Date('2026-11-27T08:00:00Z');
  it.each([
    [0, 600],
    [1500, 598],
    [TAKE_BACK_MS, 0],
    [TAKE_BACK_MS + 1, undefined],
  ])('%i ms later for %s seconds', (later, left) => {
    expect(secondsToTakeBack(scanned, new Date(scanned.getTime() + later))).toBe(left);
  });
});
