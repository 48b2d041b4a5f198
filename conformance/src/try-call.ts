import { RULES } from '@hall/contract/errors';
import { attachmentType } from '@hall/contract/rules/attachment';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { ROW_COUNT_HEADER } from '@hall/contract/wire/list';
import { jsonOf, judged, type Opened } from './envelope.ts';
import { type Came, isTrouble, type Trouble } from './exchange.ts';
import type { Difference } from './outcome.ts';
import type { Sound } from './requests.ts';
import { misfits, surplusIn } from './shape.ts';
import { gotText } from './words.ts';

type Found = Omit<Difference, 'check'>;

/** What an answer to a sound request comes to. */
export type Answered =
  | { readonly is: 'done'; readonly found: readonly Found[]; readonly surplus: readonly string[]; readonly data?: unknown }
  /** Nobody of this account may. */
  | { readonly is: 'forbidden' }
  /** Refused for a reason of the business: of what was asked for, or of how things stand. */
  | { readonly is: 'refused'; readonly found: readonly Found[]; readonly reason: string }
  /** Otherwise than it may be; nothing more can be told from it. */
  | { readonly is: 'wrong'; readonly found: readonly Found[] };

/** Rules by which a request is not valid whatever there is, so that none of them may refuse a sound one. */
const OF_THE_REQUEST = [
  'required',
  'type',
  'too-short',
  'too-long',
  'too-few-items',
  'too-many-items',
  'too-small',
  'too-big',
  'choice',
  'unknown',
  'json',
];

const ANSWERED = 'number 200';

/** Judges the answer to a request that the contract finds sound. */
export function answered(came: Came | Trouble, endpoint: Endpoint, sound: Sound): Answered {
  if (!isTrouble(came) && came.status === 200) {
    if (endpoint.stream && came.type.startsWith('text/event-stream')) return { is: 'done', found: [], surplus: [] };
    if (endpoint.file && jsonOf(came) === undefined) return { is: 'done', found: fileFaults(came), surplus: [] };
  }
  const { found, envelope } = judged(came, endpoint);
  if (!envelope) return { is: 'wrong', found };
  if (envelope.code !== String(endpoint.success ?? 200)) return refused(endpoint, envelope, found, sound);
  if (endpoint.stream || endpoint.file) return { is: 'wrong', found: [...found, instead(endpoint, came as Came)] };
  if (!endpoint.data) return { is: 'done', found, surplus: [] };
  const faults = [
    ...found,
    ...(envelope.has || misfits(endpoint.data, undefined).length === 0 ? misfits(endpoint.data, envelope.data) : [NO_DATA]),
  ];
  return { is: 'done', found: faults, surplus: surplusIn(endpoint.data, envelope.data), data: envelope.data };
}

const NO_DATA: Found = { field: 'data', expected: 'what was asked for', got: 'nothing' };

const instead = ({ stream }: Endpoint, { type }: Came): Found => ({
  field: 'content-type',
  expected: stream ? 'text/event-stream' : 'a file',
  got: type || 'nothing',
});

function refused(endpoint: Endpoint, { code, rule, field, params }: Opened, found: readonly Found[], { madeUp }: Sound): Answered {
  if (code === '403' && (rule === undefined || rule === 'no-permission')) return { is: 'forbidden' };
  const told = `code ${code}${rule ? `, rule ${rule}` : ''}${field ? `, field ${field}` : ''}`;
  const unfit = ['401', '999'].includes(code) || (code === '404' && rule !== undefined && OF_THE_REQUEST.includes(rule));
  const unknownCode = found.some((one) => one.field === 'code' && !one.readAllTheSame);
  if (unfit && !unknownCode) return { is: 'wrong', found: [...found, { field: 'code', expected: ANSWERED, got: told }] };
  if (unknownCode) return { is: 'wrong', found };
  const unmet = endpoint.access === 'anyone' || code !== '403' ? '' : dutyText(rule);
  const lacking = madeUp.length > 0 ? `no answer offered ${madeUp.join(', ')}; ` : '';
  const until = params?.time ? ` until ${params.time}` : '';
  return { is: 'refused', found, reason: `${lacking}refused with ${told}${until}${unmet}` };
}

const dutyText = (rule: string | undefined): string => (rule && rule in RULES ? `: ${RULES[rule as keyof typeof RULES].en}` : '');

/** What is wrong with a file: how it is named, its type, and how many rows it says it has. */
function fileFaults({ headers, type, bytes }: Came): Found[] {
  const disposition = headers.get('content-disposition');
  const named = /^attachment\b.*\bfilename\*?=/i.test(disposition ?? '');
  const rows = headers.get(ROW_COUNT_HEADER);
  return [
    ...(named ? [] : [{ field: 'content-disposition', expected: 'attachment with a file name', got: gotText(disposition ?? undefined) }]),
    ...typeFaults(type, named ? endingOf(disposition ?? '') : ''),
    ...(rows === null || /^\d+$/.test(rows) ? [] : [{ field: ROW_COUNT_HEADER, expected: 'a whole number', got: gotText(rows) }]),
    ...(bytes.length > 0 ? [] : [{ field: 'body', expected: 'a file', got: 'nothing' }]),
  ];
}

const endingOf = (disposition: string): string => /\.\w+(?="?\s*(;|$))/.exec(disposition)?.[0].toLowerCase() ?? '';

function typeFaults(type: string, ending: string): Found[] {
  const [bare = ''] = type.split(';');
  const wanted = attachmentType(ending);
  const anything = 'application/octet-stream';
  if (bare === wanted || bare === anything || (wanted === anything && bare !== '' && bare !== 'text/html')) return [];
  return [{ field: 'content-type', expected: wanted === anything ? 'the type of the file' : wanted, got: bare || 'nothing' }];
}
