import type { ExportJob } from '@hall/contract/exports';
import { useState } from 'react';

/** The exports that were begun on a page and go on beside it. */
export interface BegunExports {
  /** Those whose end is not known yet. */
  readonly ids: readonly string[];
  /** Those that have ended and are still to be told of. */
  readonly ended: readonly ExportJob[];
  readonly begin: (id: string) => void;
  readonly end: (job: ExportJob) => void;
  readonly forget: (id: string) => void;
}

export function useBegunExports(): BegunExports {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [ended, setEnded] = useState<readonly ExportJob[]>([]);
  const without = (id: string) => setIds((some) => some.filter((one) => one !== id));
  return {
    ids,
    ended,
    begin: (id) => setIds((some) => [...some, id]),
    end: (job) => {
      without(job.id);
      setEnded((some) => [...some.filter(({ id }) => id !== job.id), job]);
    },
    forget: (id) => {
      without(id);
      setEnded((some) => some.filter((job) => job.id !== id));
    },
  };
}
