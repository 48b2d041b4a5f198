import { ExportRequest } from '@hall/contract/exchange';
import { INDEX_COLUMN, SELECTION_COLUMN } from '@hall/contract/table-columns';
import { encode } from '@hall/contract/wire/decode';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { Entity } from '@hall/contract/wire/entity';
import { defOf, fits, requiredOf, sampleOf } from '@hall/contract/wire/sample';
import { checkRequest, type RequestFault } from '@hall/contract/wire/strict';
import { type Known, learnedFieldsOf, type NamedCall } from './known.ts';

type Values = Readonly<Record<string, unknown>>;

/** The name of a field that no call knows. */
export const UNKNOWN_FIELD = 'conformanceCheck';

/** A request that the contract finds sound. */
export interface Sound {
  readonly request: Values;
  /** What the fields that must be learned are called, where no answer offered a value for them. */
  readonly madeUp: readonly string[];
}

/** Whether a call takes what exports of lists take. */
export const isExport = ({ endpoint }: NamedCall): boolean => endpoint.request === ExportRequest;

/** The requests that a call may be tried with, the likeliest first; each is sound as far as the contract tells. */
export function soundRequests(call: NamedCall, known: Known, account: string): readonly Sound[] {
  const { request } = call.endpoint;
  if (!request) return [{ request: {}, madeUp: [] }];
  if (isExport(call)) return exportRequests(call, known);
  const learned = Object.values(learnedFieldsOf(call.endpoint));
  const candidates = known.candidatesFor(call, account);
  return (candidates.length > 0 ? candidates : [{}]).flatMap((values: Values) => {
    const madeUp = learned.filter(([wire]) => values[wire] === undefined).map(([wire, , , en]) => `${wire} (${en})`);
    const filled = { ...nothingOf(request), ...values };
    const sample = sampleOf(request, filled) as Values;
    return checkRequest(request, sample).ok ? [{ request: sample, madeUp }] : [];
  });
}

/** Lists that may be empty are sent so: what stands in them would have to exist. */
function nothingOf({ fields }: Entity<unknown>): Values {
  const lists = Object.values(requiredOf(fields)).filter(([, schema]) => defOf(schema).type === 'array' && fits(schema, []));
  return Object.fromEntries(lists.map(([wire]) => [wire, []]));
}

/** An export takes a column of the page that names it as its export: both are told by the page's configuration and its columns. */
function exportRequests({ endpoint }: NamedCall, known: Known): readonly Sound[] {
  const page = known.find(({ exportCall }) => exportCall === endpoint.path)?.pageId;
  const shows = (columnId: unknown) => columnId !== INDEX_COLUMN && columnId !== SELECTION_COLUMN;
  const column = known.find(({ pageId, fieldId, prop }) => page !== undefined && pageId === page && prop !== undefined && shows(fieldId));
  if (!column) return [];
  const fields = [{ columnId: String(column.fieldId), title: String(column.fieldId) }];
  const asked: ExportRequest = { scope: 'all', locale: 'zh', format: 'excel', title: 'Conformance', query: [], fields };
  return [{ request: encode(ExportRequest, asked) as Values, madeUp: [] }];
}

/** A request that must be refused, and the faults one of which the refusal has to name. */
export interface Unsound {
  readonly check: string;
  readonly request: Values;
  readonly faults: readonly RequestFault[];
}

const unsound = (check: string, schema: Entity<unknown>, request: Values): Unsound[] => {
  const checked = checkRequest(schema, request);
  return checked.ok ? [] : [{ check, request, faults: checked.faults }];
};

/** A value of another type than a field has, as far as the way it travels can tell types apart. */
function mistyped({ method, request }: Endpoint): Values | undefined {
  const fields = Object.values(request?.fields ?? {});
  const [wire] = fields.find(([, schema]) => method === 'POST' || !fits(schema, 'x')) ?? [];
  if (wire === undefined) return undefined;
  return { [wire]: method === 'POST' ? { a: 'a' } : 'x' };
}

/** A sound request made unsound in one place: a field that nobody knows, and a value of the wrong type. */
export function spoilt(endpoint: Endpoint, sound: Values): readonly Unsound[] {
  const { request } = endpoint;
  if (!request) return [];
  const typed = mistyped(endpoint);
  return [
    ...unsound('a field that nobody knows', request, { ...sound, [UNKNOWN_FIELD]: '1' }),
    ...(typed ? unsound('a value of the wrong type', request, { ...sound, ...typed }) : []),
  ];
}

/**
 * Requests with nothing sound in them: one that has a field alone that nobody knows, and one with a value of the wrong type alone. A
 * backend that overlooked the fault would still have nothing to do, so there are none where a call can do without any field.
 */
export function empty(endpoint: Endpoint): readonly Unsound[] {
  const { request } = endpoint;
  if (!request || Object.keys(requiredOf(request.fields)).length === 0) return [];
  const needed = { ...endpoint, request: { ...request, fields: requiredOf(request.fields) } as Entity<unknown> };
  const typed = mistyped(needed);
  return [
    ...unsound('a field that nobody knows', request, { [UNKNOWN_FIELD]: '1' }),
    ...(typed ? unsound('a value of the wrong type', request, typed) : []),
  ];
}
