import type { Endpoint, RequestOf } from '@hall/contract/wire/endpoint';
import { readEnvelope } from '@hall/contract/wire/envelope';
import { ROW_COUNT_HEADER } from '@hall/contract/wire/list';
import { selectSession, type WithSession } from '../session/session-slice.ts';
import { toastLane } from '../ui/toast-lane.ts';
import { sendInSession } from './base-query.ts';
import type { StoreApi } from './end-session.ts';
import type { ApiFailure } from './failure.ts';
import { fileNameOf } from './file-name.ts';
import { handleFailure } from './handle-failure.ts';
import { jsonIn, readAnswer } from './read-answer.ts';

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** What a failed download answers in place of the file. Some backends still call it a file, but give it no name. */
async function refusalIn(response: Response, blob: Blob): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  if (response.ok && !isJson && response.headers.has('content-disposition')) return undefined;
  const answer = await jsonIn(blob);
  return isJson || !response.ok || readEnvelope(answer) ? (answer ?? {}) : undefined;
}

/** A file that was handed to the browser. */
export interface SavedFile {
  readonly name: string;
  /** How many rows it has, where the server says so. */
  readonly rows: number | undefined;
}

type Attempt = { readonly saved: SavedFile } | { readonly failure: ApiFailure };

function rowsOf(response: Response): number | undefined {
  const said = response.headers.get(ROW_COUNT_HEADER);
  return said !== null && /^\d+$/.test(said) ? Number(said) : undefined;
}

async function attempt(endpoint: Endpoint, request: unknown, fallbackName: string, api: StoreApi): Promise<Attempt> {
  try {
    const response = await sendInSession({ endpoint, request }, { ...api, signal: new AbortController().signal });
    const blob = await response.blob();
    const refusal = await refusalIn(response, blob);
    if (refusal !== undefined) {
      const outcome = readAnswer(endpoint, refusal, response.status, () => undefined);
      return { failure: 'error' in outcome ? outcome.error : { kind: 'network' } };
    }
    const name = fileNameOf(response.headers.get('content-disposition')) ?? fallbackName;
    save(blob, name);
    return { saved: { name, rows: rowsOf(response) } };
  } catch {
    return { failure: { kind: 'network' } };
  }
}

const isRefusal = ({ kind }: ApiFailure): boolean => kind === 'business' || kind === 'cancelled';

/**
 * Thunk: downloads a file of the contract and hands it to the browser; a failure is shown as for any other call.
 * @param failed what is told where no file comes and the server does not say why; as for any other call unless given
 * @returns the file, if there is one
 */
export const download =
  <E extends Endpoint<never, never> | Endpoint>(endpoint: E, request: RequestOf<E>, fallbackName: string, failed?: string) =>
  async (dispatch: StoreApi['dispatch'], getState: () => unknown, extra: unknown): Promise<SavedFile | undefined> => {
    const api: StoreApi = { dispatch, getState, extra };
    const askedBy = selectSession(getState() as WithSession)?.id;
    const outcome = await attempt(endpoint as Endpoint, request, fallbackName, api);
    if ('saved' in outcome) return outcome.saved;
    const ownWords = isRefusal(outcome.failure) ? undefined : failed;
    await handleFailure(outcome.failure, { askedBy, tells: ownWords === undefined ? undefined : 'end' }, api);
    if (ownWords !== undefined) toastLane.show({ tone: 'error', text: ownWords });
    return undefined;
  };
