import { ExportJob, exportsDomain, exportsEndpoints } from '@hall/contract/exports';
import { spacedSheetCode } from '@hall/contract/rules/sheet-code';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { ASKED_EVERY_MS, exportsApi } from '../../../page-kit/output/exports-api.ts';
import { hallApi, rowsOf } from '../../../shared/api/hall-api.ts';
import { sizeText } from '../../../shared/ui/size-text.ts';
import { useExportActions } from '../export-actions.ts';
import { JobState } from '../parts/job-state.tsx';
import { RowsDone } from '../parts/rows-done.tsx';

const KNOWN = { title: exportsDomain.permissions.exports, call: exportsEndpoints.mine.path };
const CARD = { title: 'title', line: ['format', 'state', 'done', 'size'] };
const ALL = { ids: [] };
const { useQueryState, useQuerySubscription } = exportsApi.endpoints.underWay;

/** Renews the list when one of the exports begins to be made, or has ended. */
function useRenewedList(underWay: readonly ExportJob[] | undefined): void {
  const dispatch = useDispatch();
  const seen = underWay?.map(({ id, state }) => `${id} ${state}`).join();
  useEffect(() => {
    if (seen !== undefined) dispatch(hallApi.util.invalidateTags([rowsOf(exportsEndpoints.mine) as never]));
  }, [dispatch, seen]);
}

/** What the person exports beside the pages: how far it is, and what waits to be downloaded (EXPORT-2). */
export function ExportsPage() {
  const { data: underWay } = useQueryState(ALL);
  // News tells of those that are begun elsewhere.
  useQuerySubscription(ALL, { pollingInterval: underWay?.length ? ASKED_EVERY_MS : 0, refetchOnMountOrArgChange: true });
  useRenewedList(underWay);
  const rowActions = useExportActions();
  const now = (job: ExportJob) => underWay?.find(({ id }) => id === job.id) ?? job;
  const cells = {
    state: (job: ExportJob) => <JobState job={job} />,
    done: (job: ExportJob) => <RowsDone job={now(job)} />,
    code: ({ code }: ExportJob) => code && spacedSheetCode(code),
    size: ({ size }: ExportJob) => size !== undefined && sizeText(size),
  };
  return <ConfiguredPage page="exports" known={KNOWN} row={ExportJob} rowActions={rowActions} cells={cells} card={CARD} />;
}
