import type { Code } from '../errors.ts';
import { CODES } from '../errors.ts';

/** Every answer: a code of the catalogue, the message in Chinese, and what was asked for (spec 7). */
export interface Envelope {
  readonly code: Code;
  readonly message: string;
  readonly data: unknown;
}

export const envelope = (code: Code, data: unknown = null, message: string = CODES[code].zh): Envelope => ({ code, message, data });

/**
 * Reads an envelope that any backend sent: the code may be a number written as text, message and data may be missing.
 * @returns `undefined` when the answer is no envelope at all
 */
export function readEnvelope(answer: unknown): { code: string; message: string; data: unknown } | undefined {
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) return undefined;
  const { code, message, data } = answer as { code: unknown; message?: unknown; data?: unknown };
  if (typeof code !== 'number' && typeof code !== 'string') return undefined;
  return { code: String(code), message: typeof message === 'string' ? message : '', data };
}
