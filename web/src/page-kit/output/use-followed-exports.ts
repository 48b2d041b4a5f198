import { type ExportJob, exportsEndpoints } from '@hall/contract/exports';
import { useEffect, useEffectEvent, useState } from 'react';
import { useKit } from '../kit-context.ts';
import { ASKED_EVERY_MS, exportsApi, isUnderWay } from './exports-api.ts';
import { useSavedFile } from './use-saved-file.ts';

interface Followed {
  readonly running: readonly ExportJob[];
  readonly ended: readonly ExportJob[];
  /** Those of `ended` whose files are on their way. */
  readonly coming: readonly string[];
  /** Fetches the file of one that is ready, and forgets it once that is here. */
  readonly fetch: (job: ExportJob) => Promise<void>;
}

/** Asks again and again how far the page's exports are, while the page is shown; a file that is ready comes by itself. */
export function useFollowedExports(): Followed {
  const { ids, ended, end, forget } = useKit().exports;
  const save = useSavedFile();
  const { currentData: jobs } = exportsApi.useUnderWayQuery({ ids: [...ids] }, { pollingInterval: ASKED_EVERY_MS, skip: ids.length === 0 });
  const own = jobs?.filter(({ id }) => ids.includes(id)) ?? [];
  const [coming, setComing] = useState<readonly string[]>([]);
  const fetch = async (job: ExportJob) => {
    setComing((some) => [...some, job.id]);
    const isSaved = await save(exportsEndpoints.file, { id: job.id }, job);
    setComing((some) => some.filter((id) => id !== job.id));
    if (isSaved) forget(job.id);
  };
  const look = useEffectEvent((told: readonly ExportJob[]) => {
    for (const id of ids) {
      const job = told.find((one) => one.id === id);
      if (!job) forget(id);
      else if (!isUnderWay(job)) {
        end(job);
        if (job.state === 'ready') void fetch(job);
      }
    }
  });
  useEffect(() => {
    if (jobs) look(jobs);
  }, [jobs]);
  return { running: own.filter(isUnderWay), ended, coming, fetch };
}
