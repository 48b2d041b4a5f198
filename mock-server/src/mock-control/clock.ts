import type { FastifyInstance } from 'fastify';
import type { Clock } from '../core/clock.ts';
import { refuse, sentIn } from './answers.ts';
import type { ClockState } from './said.ts';

/** The moments between which the clock may stand: those that dates of four-digit years can tell. */
const [EARLIEST, LATEST] = [Date.UTC(1970, 0, 2), Date.UTC(9999, 0, 1)];

/** Left to itself the language reads "1" as a moment in 2001, by the clock of the machine. */
const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

const momentOf = (now: unknown): number => (typeof now === 'string' && ISO.test(now) ? Date.parse(now) : Number.NaN);

const stateOf = (clock: Clock): ClockState => ({ now: clock.now().toISOString(), frozen: clock.frozen, apart: clock.apart });

/** Reads the server's clock, sets it, moves it, has it stand still. */
export function serveClock(control: FastifyInstance, clock: Clock): void {
  control.get('/mock/clock', async () => stateOf(clock));
  control.post('/mock/clock', async (request, reply) => {
    const { now, advance = 0, frozen = clock.frozen, reset } = sentIn(request);
    const moment = now === undefined ? clock.now().getTime() : momentOf(now);
    const target = moment + (typeof advance === 'number' ? advance : Number.NaN);
    if (!(target >= EARLIEST && target <= LATEST))
      return refuse(reply, 'now must be an ISO moment, advance a number of milliseconds, and the clock between 1970 and 9998');
    if (reset !== undefined && reset !== true) return refuse(reply, 'reset must be true, or not be there');
    if (typeof frozen !== 'boolean') return refuse(reply, 'frozen must be true or false');
    if (reset === true) clock.reset();
    else if (now !== undefined || advance !== 0) clock.set(new Date(target));
    if (reset !== true) clock.freeze(frozen);
    return stateOf(clock);
  });
}
