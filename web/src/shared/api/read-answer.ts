import { decodeAnswer } from '@hall/contract/wire/decode';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { Of } from '@hall/contract/wire/entity';
import { readEnvelope } from '@hall/contract/wire/envelope';
import { FailureDetail } from '@hall/contract/wire/failure-detail';
import { fieldAt } from '@hall/contract/wire/field-at';
import type { ApiFailure, BusinessFailure, Fault } from './failure.ts';

export type Outcome = { readonly data: unknown } | { readonly error: ApiFailure };

type WireFault = Omit<Of<typeof FailureDetail>, 'faults'>;

/** A fault by our name of its field, and with its terms, as far as the endpoint's request knows it. */
function faultOf({ request }: Endpoint, { field, rule, params }: WireFault): Fault {
  const known = request && field ? fieldAt(request, field, 'wire') : undefined;
  return {
    rule,
    ...(field && { field: known?.name ?? field }),
    ...(known && { term: { zh: known.zh, en: known.en } }),
    ...(params && { params }),
  };
}

function refusal(endpoint: Endpoint, code: string, message: string, data: unknown): BusinessFailure {
  const detail = decodeAnswer(FailureDetail, data);
  if (!detail.ok) return { kind: 'business', code, message };
  const { faults, ...first } = detail.value;
  const all = faults && { faults: faults.map((fault) => faultOf(endpoint, fault)) };
  return { kind: 'business', code, message, ...faultOf(endpoint, first), ...all };
}

/** The rows of a list, be it a plain one or a page of one. */
function rowsOf(data: unknown): readonly unknown[] {
  const rows = typeof data === 'object' && data !== null && 'rows' in data ? data.rows : data;
  return Array.isArray(rows) ? rows : [];
}

/** What was answered; nothing where it is no JSON. Rejects when the answer does not come to its end. */
export async function jsonIn(response: Pick<Response, 'text'>): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isError = (status: number): boolean => status >= 400;

/**
 * What an answer means for the endpoint that was called; `leftOut` is called with rows that did not fit and were left out.
 * @param status of HTTP, which tells of an answer that is none of ours whose fault it is
 */
export function readAnswer(endpoint: Endpoint, answer: unknown, status: number, leftOut: (issues: readonly string[]) => void): Outcome {
  const envelope = readEnvelope(answer);
  if (!envelope) return { error: isError(status) ? { kind: 'server', status } : { kind: 'contract', issues: ['no envelope'] } };
  const { code, message, data } = envelope;
  // A 202 carries an address where other failures carry what is wrong.
  if (code === '202') return { error: { kind: 'business', code, message, params: { address: typeof data === 'string' ? data : '' } } };
  if (code !== String(endpoint.success ?? 200)) return { error: refusal(endpoint, code, message, data) };
  if (!endpoint.data) return { data: null };
  const decoded = decodeAnswer(endpoint.data, data);
  if (!decoded.ok) return { error: { kind: 'contract', issues: decoded.issues } };
  if (decoded.leftOut.length > 0) leftOut(decoded.leftOut);
  // A list of which no row is left is not the empty list that it would look like.
  const lost = rowsOf(data).length > 0 && rowsOf(decoded.value).length === 0;
  if (lost) return { error: { kind: 'contract', issues: decoded.leftOut } };
  // RTK Query keeps no `undefined`.
  return { data: decoded.value ?? null };
}
