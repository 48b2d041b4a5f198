import type { Endpoint, RequestOf } from '@hall/contract/wire/endpoint';
import { readEnvelope } from '@hall/contract/wire/envelope';
import { selectSession, type WithSession } from '../session/session-slice.ts';
import { sendInSession } from './base-query.ts';
import type { StoreApi } from './end-session.ts';
import type { ApiFailure } from './failure.ts';
import { fileNameOf } from './file-name.ts';
import { handleFailure } from './handle-failure.ts';
import { readAnswer } from './read-answer.ts';

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
  const answer: unknown = await blob
    .text()
    .then(JSON.parse)
    .catch(() => undefined);
  return isJson || !response.ok || readEnvelope(answer) ? (answer ?? {}) : undefined;
}

async function attempt(endpoint: Endpoint, request: unknown, fallbackName: string, api: StoreApi): Promise<ApiFailure | undefined> {
  try {
    const response = await sendInSession({ endpoint, request }, { ...api, signal: new AbortController().signal });
    const blob = await response.blob();
    const refusal = await refusalIn(response, blob);
    if (refusal !== undefined) {
      const outcome = readAnswer(endpoint, refusal, () => undefined);
      return 'error' in outcome ? outcome.error : { kind: 'network' };
    }
    save(blob, fileNameOf(response.headers.get('content-disposition')) ?? fallbackName);
    return undefined;
  } catch {
    return { kind: 'network' };
  }
}

/** Thunk: downloads a file of the contract and hands it to the browser; a failure is shown as for any other call. */
export const download =
  <E extends Endpoint<never, never> | Endpoint>(endpoint: E, request: RequestOf<E>, fallbackName: string) =>
  async (dispatch: StoreApi['dispatch'], getState: () => unknown, extra: unknown): Promise<void> => {
    const api: StoreApi = { dispatch, getState, extra };
    const askedBy = selectSession(getState() as WithSession)?.id;
    const failure = await attempt(endpoint as Endpoint, request, fallbackName, api);
    if (failure) await handleFailure(failure, { askedBy, tells: undefined }, api);
  };
