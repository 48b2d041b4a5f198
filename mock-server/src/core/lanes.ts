import { wireMoment } from '@hall/contract/rules/shanghai';
import type { Clock } from './clock.ts';
import { Refusal } from './refusal.ts';
import { createRoom, type Room } from './room.ts';

/** Runs work in the lane of a key. */
export type Lanes = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Who was turned away is told to come back after this, in ms: a full lane has emptied long before. */
const SOON_MS = 10_000;

/**
 * Lanes in which one work follows another; different lanes run side by side.
 * @param mostWaiting beyond so many in a lane, work is refused: 500 `too-many-calls`
 */
export function createLanes(clock: Clock, mostWaiting: number): Lanes {
  const lanes = new Map<string, { readonly inTurn: Room; present: number }>();
  return async (key, work) => {
    const lane = lanes.get(key) ?? { inTurn: createRoom(1), present: 0 };
    if (lane.present > mostWaiting) {
      const soon = new Date(clock.now().getTime() + SOON_MS);
      throw new Refusal(500, 'too-many-calls', { params: { time: wireMoment(soon) } });
    }
    lanes.set(key, lane);
    lane.present += 1;
    try {
      return await lane.inTurn(key, work);
    } finally {
      lane.present -= 1;
      if (lane.present === 0) lanes.delete(key);
    }
  };
}
