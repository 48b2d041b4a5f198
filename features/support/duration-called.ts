import { DURATIONS, type Duration } from '@hall/contract/rules/durations';
import { left } from './left.ts';

/** A duration by what it is called in either language. */
export function durationCalled(name: string): Duration {
  const found = (Object.keys(DURATIONS) as Duration[]).find((duration) => DURATIONS[duration].includes(name as never));
  return left(found, `there is no duration "${name}"`);
}
