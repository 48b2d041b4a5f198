import type { Grant } from '@hall/contract/authorizations';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useGrantDetailQuery } from '../api.ts';
import { useChangingTexts } from './changing-texts.ts';
import { GrantVersions } from './grant-versions.tsx';

export interface PlannedChangeProps {
  readonly grant: Grant;
  /** The day from which it holds, yyyy-MM-dd. */
  readonly day: string;
}

/** That a change is planned, which is dropped before there can be another (PROJ-23). */
export function PlannedChange({ grant, day }: PlannedChangeProps) {
  const { t } = useChangingTexts();
  const query = useGrantDetailQuery({ number: grant.number }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <p className="change-notice">{t('planned', { day })}</p>
      <QueryView query={query} lines={3}>
        {({ versions }) => <GrantVersions grant={grant} versions={versions} />}
      </QueryView>
    </>
  );
}
