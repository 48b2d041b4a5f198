import type { ExportRequest } from '@hall/contract/exchange';
import { type ApiFailure, asFailure, failureText } from '../../shared/api/failure.ts';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { useKit } from '../kit-context.ts';
import { useTexts } from '../texts.ts';
import { exportsApi } from './exports-api.ts';

/** A backend that makes every file at once has no such call. */
const isUnknownCall = (failure: ApiFailure): boolean =>
  failure.kind === 'server' ? failure.status === 404 : failure.kind === 'business' && failure.rule === 'no-such-call';

/** Begins an export that goes on beside the page, and tells why it could not. @returns false where the backend has no such call */
export function useBeginExport(): (asked: ExportRequest) => Promise<boolean> {
  const { exports } = useKit();
  const { language } = useTexts();
  const [begin] = exportsApi.useBeginExportMutation();
  return async (asked) => {
    const { data: job, error } = await begin(asked);
    if (job) exports.begin(job.id);
    if (error === undefined) return true;
    const failure = asFailure(error);
    if (isUnknownCall(failure)) return false;
    if (failure.kind !== 'cancelled') toastLane.show({ tone: 'error', text: failureText(failure, language) });
    return true;
  };
}
