import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedAs } from '../../shared/storage.ts';
import { takeTheLead } from './lead.ts';

const leading = new Set<string>();
const ends: (() => void)[] = [];

/** A window that takes part; windows of one document hear no storage events of each other. */
function open(page: string): () => void {
  const end = takeTheLead(page, () => {
    leading.add(page);
    return () => leading.delete(page);
  });
  ends.push(end);
  return end;
}

const seconds = (count: number) => vi.advanceTimersByTime(count * 1_000);

describe('MENU-9 which window of the browser listens', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    leading.clear();
    vi.useRealTimers();
  });

  it('is one, however many there are', () => {
    for (const page of ['one', 'two', 'three']) open(page);
    seconds(1);
    expect(leading.size).toBe(1);
    seconds(120);
    expect([...leading]).toEqual(['one']);
  });

  it('is the later of two that claim at once', () => {
    open('one');
    localStorage.setItem(storedAs('live'), JSON.stringify({ page: 'other', until: Date.now() + 10_000 }));
    seconds(1);
    expect(leading.size).toBe(0);
  });

  it('is another once it leaves', () => {
    const leave = open('one');
    open('two');
    seconds(1);
    leave();
    seconds(5);
    expect([...leading]).toEqual(['two']);
  });

  it('is another once it was killed, and nobody said so', () => {
    localStorage.setItem(storedAs('live'), JSON.stringify({ page: 'killed', until: Date.now() + 10_000 }));
    open('one');
    seconds(9);
    expect(leading.size).toBe(0);
    seconds(5);
    expect([...leading]).toEqual(['one']);
  });

  it('stays with a hidden window, which some browsers call once a minute', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    open('hidden');
    seconds(1);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const lease = JSON.parse(localStorage.getItem(storedAs('live')) ?? '{}');
    expect(lease).toMatchObject({ page: 'hidden' });
    expect(lease.until - Date.now()).toBeGreaterThan(120_000);
    vi.restoreAllMocks();
  });

  it('gives the lead up that another has taken meanwhile, as after it was asleep', () => {
    open('one');
    seconds(1);
    localStorage.setItem(storedAs('live'), JSON.stringify({ page: 'other', until: Date.now() + 60_000 }));
    window.dispatchEvent(new StorageEvent('storage', { key: storedAs('live') }));
    expect(leading.size).toBe(0);
  });

  it('is taken over from one whose lead would last for years, for it stands there since a clock was wrong', () => {
    localStorage.setItem(storedAs('live'), JSON.stringify({ page: 'gone', until: Date.now() + 365 * 86_400_000 }));
    open('one');
    seconds(1);
    expect([...leading]).toEqual(['one']);
  });

  it('puts up with what something else wrote there', () => {
    localStorage.setItem(storedAs('live'), '{');
    open('one');
    seconds(1);
    expect([...leading]).toEqual(['one']);
  });
});
