import type { MovedVoucher } from '@hall/contract/logistics';
import { needsReason, type Station } from '@hall/contract/rules/voucher-moves';
import { voucherNumberIn } from '@hall/contract/rules/voucher-number';
import { useRef, useState } from 'react';
import { type ApiFailure, asFailure } from '../../shared/api/failure.ts';
import { useMoveMutation } from './api.ts';

/** What every scan at the counter does, until that is changed. */
export interface CounterSettings {
  readonly to: Station;
  readonly place?: string;
  readonly reason?: string;
  readonly note?: string;
}

/** A scan, and what came of it. */
export interface Scan {
  readonly id: number;
  readonly typed: string;
  readonly moved?: MovedVoucher;
  /** Until when it can be taken back, in ms by the browser's clock. */
  readonly until?: number;
  readonly fault?: ApiFailure;
  readonly takenBack?: boolean;
}

export interface Counter {
  readonly settings: CounterSettings;
  readonly scans: readonly Scan[];
  readonly change: (settings: Partial<CounterSettings>) => void;
  /** Sends a scan. @returns what has to be chosen first */
  readonly scan: (typed: string) => 'choosePlace' | 'chooseReason' | undefined;
  readonly takenBack: (id: number) => void;
}

const NO_NUMBER: ApiFailure = { kind: 'business', code: '404', message: '', rule: 'voucher-number' };
/** So many are remembered; older ones are in the list of vouchers. */
const KEPT = 200;

/** Why the last ones came to another station is not why the next ones come to this one. */
function changed(settings: CounterSettings, next: Partial<CounterSettings>): CounterSettings {
  const { reason: _, note: __, ...kept } = settings;
  return next.to && next.to !== settings.to ? { ...kept, ...next } : { ...settings, ...next };
}

/** What is scanned at a counter, kept while the page is open (LOGI-1). */
export function useCounter(): Counter {
  const [settings, setSettings] = useState<CounterSettings>({ to: 'received' });
  const [scans, setScans] = useState<readonly Scan[]>([]);
  const [move] = useMoveMutation();
  const last = useRef(0);
  const note = (id: number, outcome: Partial<Scan>) =>
    setScans((known) => known.map((scan) => (scan.id === id ? { ...scan, ...outcome } : scan)));
  const send = async (id: number, number: string, place: string) => {
    const { to, reason, note: said } = settings;
    const why = needsReason(to) ? { reason, note: said } : {};
    const { data, error } = await move({ number, to, place, ...why });
    if (!data) return note(id, { fault: asFailure(error) });
    note(id, { moved: data, until: Date.now() + (data.secondsLeft ?? 0) * 1000 });
  };
  const scan = (typed: string) => {
    const { to, place, reason } = settings;
    if (!place) return 'choosePlace' as const;
    if (needsReason(to) && !reason) return 'chooseReason' as const;
    const number = voucherNumberIn(typed);
    last.current += 1;
    const id = last.current;
    setScans((known) => [{ id, typed: number ?? typed, ...(!number && { fault: NO_NUMBER }) }, ...known].slice(0, KEPT));
    if (number) void send(id, number, place);
    return undefined;
  };
  return {
    settings,
    scans,
    change: (next) => setSettings(changed(settings, next)),
    scan,
    takenBack: (id) => note(id, { takenBack: true }),
  };
}
