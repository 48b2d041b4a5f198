import { createRoom } from '../room.ts';
import type { Outbound } from './outbound.ts';

type Resolve = Outbound['resolve'];

/** Most lookups at once: each holds one of the few threads of the process until a name server answers, even when nobody waits for it. */
const MOST = 2;

/** Looks hosts up, each once at a time and few at once; the others wait. */
export function fewLookups(resolve: Resolve): Resolve {
  const room = createRoom(MOST);
  const asked = new Map<string, ReturnType<Resolve>>();
  return (host) => {
    const known = asked.get(host);
    if (known) return known;
    const looking = room(host, () => resolve(host)).finally(() => asked.delete(host));
    asked.set(host, looking);
    return looking;
  };
}
