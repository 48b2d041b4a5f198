import { allEndpoints } from '@hall/contract/api';
import { CODES, type Code } from '@hall/contract/errors';
import { z } from 'zod';
import { ADDRESS, CONNECTIONS, DELAY_MAX_MS, EVERY_CALL, type Fault, type FaultRule, TIMES_MAX } from './said.ts';

/** The catalogue's codes by how they are written. */
export const CODE_BY_TEXT = new Map(Object.keys(CODES).map((text) => [text, (/^\d+$/.test(text) ? Number(text) : text) as Code]));
const CALLS = new Set<string>([EVERY_CALL, ...allEndpoints.map(({ method, path }) => `${method} ${path}`)]);

const codes = [...CODE_BY_TEXT.keys()].join(', ');
const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  const number = z.coerce.number<string | number>({ error }).int({ error }).min(least, { error }).max(most, { error });
  // As text it comes in headers; of what else there is, much would count as a number too.
  return z.union([z.string(), z.number()], { error }).pipe(number);
};

const parts = {
  code: z
    .union([z.string(), z.number()], { error: `must be one of ${codes}` })
    .refine((code) => CODE_BY_TEXT.has(String(code)), { error: `must be one of ${codes}` })
    .transform((code) => CODE_BY_TEXT.get(String(code)) as Code)
    .optional(),
  delay: whole(1, DELAY_MAX_MS).optional(),
  times: whole(1, TIMES_MAX).optional(),
};

const address = z
  .string()
  .max(2_000, { error: 'must have at most 2,000 characters' })
  .refine((text) => ADDRESS.test(text), { error: 'must be a path or an http(s) address' });

const rule = z
  .strictObject({
    call: z.string().refine((call) => CALLS.has(call), { error: 'must be a call of the contract, such as "POST /api/login", or *' }),
    ...parts,
    address: address.optional(),
    connection: z.enum(CONNECTIONS, { error: `must be ${CONNECTIONS.join(' or ')}` }).optional(),
  })
  .refine(isSomething, { path: ['code'], error: 'or delay or connection must be given' })
  .refine(({ code, address: to }) => to === undefined || code === 202, { path: ['address'], error: 'belongs to code 202' });

/** The headers by which a call brings its own fault along. */
export const FAULT_HEADERS = ['x-mock-code', 'x-mock-delay', 'x-mock-times'] as const;

const headers = z
  .object({ 'x-mock-code': parts.code, 'x-mock-delay': parts.delay, 'x-mock-times': parts.times })
  .refine((given) => given['x-mock-times'] === undefined || (given['x-mock-code'] ?? given['x-mock-delay']) !== undefined, {
    path: ['x-mock-times'],
    error: 'needs x-mock-code or x-mock-delay',
  });

/** What was read, or what is wrong with it: where, and how. */
export type Read<T> = { readonly value: T } | { readonly field: string; readonly problem: string };

function isSomething({ code, delay, connection }: Fault): boolean {
  return code !== undefined || delay !== undefined || connection !== undefined;
}

function read<T>(schema: z.ZodType<T>, given: unknown): Read<T> {
  const { data, error } = schema.safeParse(given);
  if (data) return { value: data };
  const [first] = error?.issues ?? [];
  const field = String(first?.path[0] ?? (first?.code === 'unrecognized_keys' ? first.keys[0] : 'body'));
  return { field, problem: first?.code === 'unrecognized_keys' ? 'is not known' : (first?.message ?? 'is not valid') };
}

/** A rule as the console sets it. */
export const readRule = (body: unknown): Read<FaultRule> => read(rule as z.ZodType<FaultRule>, body);

/** The fault that a call brings along; nothing where it brings none. */
export function readHeaders(given: Readonly<Record<string, unknown>>): Read<Fault | undefined> {
  if (FAULT_HEADERS.every((name) => given[name] === undefined)) return { value: undefined };
  const found = read(headers, given);
  if (!('value' in found)) return found;
  const { 'x-mock-code': code, 'x-mock-delay': delay, 'x-mock-times': times } = found.value;
  return { value: { ...(code !== undefined && { code }), ...(delay !== undefined && { delay }), ...(times !== undefined && { times }) } };
}
