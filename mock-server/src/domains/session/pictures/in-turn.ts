import type { Call } from '../../../core/call.ts';
import { networkOf } from '../../../core/network.ts';
import { perApp } from '../../../core/per-app.ts';
import { createRoom } from '../../../core/room.ts';
import type { Services } from '../../../core/services.ts';

/** Who waits for a picture. */
export type Asker = Pick<Call, 'address' | 'gone'>;

/** How often all others get on before each picture: of new connections one is taken at a time, so that once leaves those of a burst waiting. */
const TURNS = 20;

const roomOf = perApp(() => createRoom(1));

/**
 * Draws when it is the asker's turn: drawing takes the thread that answers everybody, so all others get on before each picture,
 * and networks take turns.
 * @throws Refusal 500 `called-off` without a drawing when nobody waits for it any more
 */
export const drawnInTurn = <T>(services: Services, { address, gone }: Asker, draw: () => T): Promise<T> =>
  roomOf(services)(networkOf(address), async () => {
    gone.throwIfAborted();
    for (let count = 0; count < TURNS; count++) await new Promise((next) => setImmediate(next));
    return draw();
  });
