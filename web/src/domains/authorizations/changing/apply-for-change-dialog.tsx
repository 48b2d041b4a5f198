import type { Application } from '@hall/contract/applications';
import { refusalText } from '../../../shared/api/failure.ts';
import { useFirst } from '../../../shared/form/meanwhile.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { ApplyForChangeForm } from './apply-for-change-form.tsx';
import { useGrantToApplyForQuery } from './applying-api.ts';
import { useApplyingTexts } from './applying-texts.ts';
import './changing.css';

export interface ApplyForChangeDialogProps {
  /** Of the grant. */
  readonly number: string;
  /** The application that is edited, of one that was rejected or withdrawn; a new one without. */
  readonly application?: Application | undefined;
  readonly onClose: () => void;
}

/** Applies for other terms of a grant that the person holds (PROJ-23). */
export function ApplyForChangeDialog({ number, application, onClose }: ApplyForChangeDialogProps) {
  const { t, language } = useApplyingTexts();
  const query = useGrantToApplyForQuery({ number }, { refetchOnMountOrArgChange: true });
  // What was known of it before may be past: whether it can be applied for is asked anew.
  const first = useFirst(query);
  const title = application ? t('editWhich', { number: application.number }) : t('applyWhich', { number });
  const refused = query.isFetching ? undefined : refusalText(query.error, language);
  return (
    <Dialog title={title} width={680} lightDismiss={false} onClose={onClose}>
      {refused ? (
        <p className="change-notice" data-tone="danger" role="alert">
          {refused}
        </p>
      ) : (
        <QueryView query={{ ...query, data: first }} lines={6}>
          {(changeable) =>
            changeable.planned ? (
              <p className="change-notice">{t('planned', { day: changeable.planned })}</p>
            ) : (
              <ApplyForChangeForm changeable={changeable} application={application} title={title} onClose={onClose} />
            )
          }
        </QueryView>
      )}
    </Dialog>
  );
}
