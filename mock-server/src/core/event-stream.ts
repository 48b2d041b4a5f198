import { PassThrough } from 'node:stream';
import { encode } from '@hall/contract/wire/decode';
import type { Schema } from '@hall/contract/wire/entity';
import type { FastifyReply } from 'fastify';
import type { StreamAnswer } from './call.ts';

const TYPE = 'text/event-stream';

/** Who lets so many bytes wait does not read them, and is given up. */
const MOST_WAITING = 65_536;

export const acceptsEvents = (accept: string | undefined): boolean => accept?.toLowerCase().includes(TYPE) ?? false;

/** Sends an answer that does not end, until nobody listens any more. */
export function sendEvents(reply: FastifyReply, events: Schema<unknown>, answer: StreamAnswer): FastifyReply {
  const out = new PassThrough();
  const write = (text: string) => {
    if (out.writableLength + reply.raw.writableLength > MOST_WAITING) out.destroy();
    else if (out.writable) out.write(text);
  };
  const end = answer.begin({
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(encode(events, data))}\n\n`),
    beat: () => write(': \n\n'),
    end: () => out.end(),
  });
  out.once('close', end);
  reply.raw.once('close', () => out.destroy());
  // A proxy is not to gather what has to come at once.
  return reply.header('content-type', TYPE).header('x-accel-buffering', 'no').send(out);
}
