import type { Grant } from '@hall/contract/authorizations';
import { refusalText } from '../../../shared/api/failure.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { ChangeForm } from './change-form.tsx';
import { useGrantToChangeQuery } from './changing-api.ts';
import { useChangingTexts } from './changing-texts.ts';
import type { PlannedChangeProps } from './planned-change.tsx';
import './changing.css';

const PlannedChange = lazyPart<PlannedChangeProps>(() => import('./planned-change.tsx').then((part) => part.PlannedChange));

export interface ChangeDialogProps {
  readonly grant: Grant;
  readonly onClose: () => void;
}

/** Changes the terms of a grant, at once or from a day on, once it is shown what that does (PROJ-7, PROJ-23). */
export function ChangeDialog({ grant: { number }, onClose }: ChangeDialogProps) {
  const { t, language } = useChangingTexts();
  const query = useGrantToChangeQuery({ number }, { refetchOnMountOrArgChange: true });
  const title = t('changeWhich', { number });
  const refused = query.isFetching ? undefined : refusalText(query.error, language);
  return (
    <Dialog title={title} width={680} lightDismiss={false} onClose={onClose}>
      {refused ? (
        <p className="change-notice" data-tone="danger" role="alert">
          {refused}
        </p>
      ) : (
        <QueryView query={query} lines={6}>
          {(changeable) =>
            changeable.planned ? (
              <PlannedChange grant={changeable.grant} day={changeable.planned} />
            ) : (
              <ChangeForm changeable={changeable} title={title} onStale={() => void query.refetch()} onClose={onClose} />
            )
          }
        </QueryView>
      )}
    </Dialog>
  );
}
