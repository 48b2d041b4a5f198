import type { ExportRequest } from '@hall/contract/exchange';
import { useDispatch } from 'react-redux';
import { type ApiFailure, asFailure, failureText } from '../../shared/api/failure.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { useKit } from '../kit-context.ts';
import { useTexts } from '../texts.ts';

/** The calls are loaded when the first is made; where they do not come, the file is asked for at once. */
const loadApi = () =>
  import('./exports-api.ts').then(
    ({ exportsApi }) => exportsApi,
    () => undefined,
  );

/** A backend that makes every file at once has no such call. */
const isUnknownCall = (failure: ApiFailure): boolean =>
  failure.kind === 'server' ? failure.status === 404 : failure.kind === 'business' && failure.rule === 'no-such-call';

/** Begins an export that goes on beside the page, and tells why it could not. @returns false where the backend has no such call */
export function useBeginExport(): (asked: ExportRequest) => Promise<boolean> {
  const { exports } = useKit();
  const { language } = useTexts();
  const dispatch = useDispatch<AppDispatch>();
  return async (asked) => {
    const api = await loadApi();
    if (!api) return false;
    const { data: job, error } = await dispatch(api.endpoints.beginExport.initiate(asked));
    if (job) exports.begin(job.id);
    if (error === undefined) return true;
    const failure = asFailure(error);
    if (isUnknownCall(failure)) return false;
    if (failure.kind !== 'cancelled') toastLane.show({ tone: 'error', text: failureText(failure, language) });
    return true;
  };
}
