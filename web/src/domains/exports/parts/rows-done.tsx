import type { ExportJob } from '@hall/contract/exports';
import { isUnderWay } from '../../../page-kit/output/exports-api.ts';
import { useTexts } from '../texts.ts';

/** How many rows an export has of those that it is to have. */
export function RowsDone({ job }: { readonly job: ExportJob }) {
  const { language } = useTexts();
  const { title, done, total } = job;
  const count = (rows: number) => rows.toLocaleString(language);
  if (!isUnderWay(job)) return count(done);
  return (
    <>
      {count(done)} / {count(total)} <progress max={Math.max(1, total)} value={done} aria-label={title} />
    </>
  );
}
