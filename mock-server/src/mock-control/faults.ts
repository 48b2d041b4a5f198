import { LRUCache } from 'lru-cache';
import { EVERY_CALL, type Fault, type FaultRule } from './said.ts';

/** Who sends a fault along with a call, and what for: the same again counts on. */
const MOST_SENT = 1_000;
/** Whoever has not called for so long begins anew, in ms. */
const FORGOTTEN_MS = 60_000;

/** The rules by call, and how often a fault that came along with a call is still to be. */
export interface Faults {
  list(): readonly FaultRule[];
  set(rule: FaultRule): void;
  /** @returns whether there was one */
  remove(call: string): boolean;
  clear(): void;
  /** What the rules say of a call; it counts as one of their times. */
  ruled(call: string): Fault | undefined;
  /** A fault that came along with a call: as often as it says, then not once, then anew. */
  sent(key: string, fault: Fault): Fault | undefined;
}

export function createFaults(): Faults {
  const rules = new Map<string, FaultRule>();
  const counts = new LRUCache<string, number>({ max: MOST_SENT, ttl: FORGOTTEN_MS });
  return {
    list: () => [...rules.values()],
    set: (rule) => void rules.set(rule.call, rule),
    remove: (call) => rules.delete(call),
    clear() {
      rules.clear();
      counts.clear();
    },
    ruled(call) {
      const rule = rules.get(call) ?? rules.get(EVERY_CALL);
      if (rule?.times !== undefined) spend(rules, rule, rule.times);
      return rule;
    },
    sent(key, fault) {
      if (fault.times === undefined) return fault;
      const before = counts.get(key) ?? 0;
      if (before < fault.times) counts.set(key, before + 1);
      else counts.delete(key);
      return before < fault.times ? fault : undefined;
    },
  };
}

function spend(rules: Map<string, FaultRule>, rule: FaultRule, times: number): void {
  if (times > 1) rules.set(rule.call, { ...rule, times: times - 1 });
  else rules.delete(rule.call);
}
