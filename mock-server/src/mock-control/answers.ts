import type { FastifyReply, FastifyRequest } from 'fastify';

/** The answer to what cannot be done as it was asked for. */
export const refuse = (reply: FastifyReply, problem: string): FastifyReply => reply.status(400).send({ problem });

/** What a caller sent, of which nothing is known yet. */
export const sentIn = ({ body }: FastifyRequest): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
