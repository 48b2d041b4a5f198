import { type ExportJob, exportsEndpoints } from '@hall/contract/exports';
import { useEffect, useEffectEvent } from 'react';
import { useKit } from '../kit-context.ts';
import { ASKED_EVERY_MS, exportsApi, isUnderWay } from './exports-api.ts';
import { useSavedFile } from './use-saved-file.ts';

interface Followed {
  readonly running: readonly ExportJob[];
  readonly ended: readonly ExportJob[];
}

/** Asks again and again how far the page's exports are, while the page is shown; a file that is ready comes by itself. */
export function useFollowedExports(): Followed {
  const { ids, ended, end, forget } = useKit().exports;
  const save = useSavedFile();
  const { currentData: jobs } = exportsApi.useUnderWayQuery({ ids: [...ids] }, { pollingInterval: ASKED_EVERY_MS, skip: ids.length === 0 });
  const own = jobs?.filter(({ id }) => ids.includes(id)) ?? [];
  const conclude = async (job: ExportJob) => {
    end(job);
    if (job.state === 'ready' && (await save(exportsEndpoints.file, { id: job.id }, job))) forget(job.id);
  };
  const look = useEffectEvent((told: readonly ExportJob[]) => {
    for (const id of ids) {
      const job = told.find((one) => one.id === id);
      if (!job) forget(id);
      else if (!isUnderWay(job)) void conclude(job);
    }
  });
  useEffect(() => {
    if (jobs) look(jobs);
  }, [jobs]);
  return { running: own.filter(isUnderWay), ended };
}
