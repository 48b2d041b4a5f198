import * as z from 'zod/mini';
import type { Entity, Schema } from './entity.ts';
import { bend } from './tolerant.ts';

export type Decoded<T> =
  | { readonly ok: true; readonly value: T; readonly leftOut: readonly string[] }
  | { readonly ok: false; readonly issues: readonly string[] };

const issuesOf = (error: z.core.$ZodError): string[] =>
  error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message || issue.code}`);

/** Reads the `data` of an answer tolerantly (API-5) and decodes it to its domain value. */
export function decodeAnswer<T>(schema: Schema<T>, value: unknown): Decoded<T> {
  const leftOut: string[] = [];
  const accepts = (part: z.core.$ZodType, row: unknown) => {
    const result = z.safeDecode(part as z.ZodMiniType, row);
    return result.success ? undefined : (issuesOf(result.error)[0] ?? 'does not fit');
  };
  const bent = bend(schema, value, accepts, (issue) => leftOut.push(issue));
  const result = z.safeDecode(schema as z.ZodMiniType<T>, bent);
  return result.success ? { ok: true, value: result.data, leftOut } : { ok: false, issues: issuesOf(result.error) };
}

/** Whether something, such as what was kept by an earlier release, is a domain value of an entity. */
export const isOf = <T>(described: Entity<T>, value: unknown): value is T =>
  typeof value === 'object' && value !== null && z.safeEncode(described as unknown as z.ZodMiniType<T>, value as T).success;

/** Encodes a domain value to what travels; throws when the value does not fit its own schema (a defect of the caller). */
export function encode<T>(schema: Schema<T>, value: T): unknown {
  return z.encode(schema as z.ZodMiniType<T>, value);
}
