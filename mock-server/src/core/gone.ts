import type { FastifyReply } from 'fastify';
import { Refusal } from './refusal.ts';

/** Is aborted, with a refusal as its reason, once the connection of a call closes before its answer is sent. */
export function goneOf({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const controller = new AbortController();
  const closed = () => {
    if (!raw.writableFinished) controller.abort(new Refusal(500, 'called-off'));
  };
  if (raw.destroyed) closed();
  else raw.once('close', closed);
  return controller.signal;
}
