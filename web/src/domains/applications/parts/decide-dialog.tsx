import type { Application } from '@hall/contract/applications';
import type { Decision } from '@hall/contract/rules/application-states';
import { useDispatch } from 'react-redux';
import { isMeanwhile } from '../../../shared/api/failure.ts';
import { useMeanwhile } from '../../../shared/form/meanwhile.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { useLazyApplicationDetailQuery } from '../api.ts';
import { approvalsStale, isRefusedBy, useDecideOnApplicationMutation } from '../approvals-api.ts';
import { useDecidingTexts } from '../deciding-texts.ts';
import { AskedFacts } from './approval-facts.tsx';
import type { Decide } from './decide-form.tsx';
import { DECIDING } from './deciding-by-kind.tsx';

export interface DecideDialogProps {
  readonly application: Application;
  readonly decision: Decision;
  readonly onClose: () => void;
}

const TITLE = { approve: 'approveWhich', reject: 'rejectWhich' } as const;

/**
 * The application to decide on: as it was opened, until the server says that it is another by now; then as it is, so that deciding again is
 * on purpose. What else was decided on it meanwhile the lists show.
 */
function useDeciding(opened: Application, decision: Decision) {
  const { number } = opened;
  const dispatch = useDispatch();
  const [ask] = useLazyApplicationDetailQuery();
  const [decide] = useDecideOnApplicationMutation();
  const askNow = async () => (await ask({ number }).unwrap()).application;
  const { now, saving } = useMeanwhile(opened, askNow);
  const onDecide: Decide = async (decided) => {
    try {
      return await saving(({ version }) => decide({ number, version, decision, ...decided }).unwrap());
    } catch (failure) {
      if (isMeanwhile(failure) || isRefusedBy(failure, 'application-handled')) dispatch(approvalsStale());
      throw failure;
    }
  };
  return { now, onDecide };
}

/** Approves an application once it was shown what that does, or rejects it with a reason (PROJ-7, PROJ-20, PROJ-24). */
export function DecideDialog({ application, decision, onClose }: DecideDialogProps) {
  const { t, pick } = useDecidingTexts();
  const title = t(TITLE[decision], { number: application.number });
  const { now, onDecide } = useDeciding(application, decision);
  const Deciding = DECIDING[application.kind][decision];
  return (
    <Dialog title={title} width={840} onClose={onClose}>
      {now.version !== application.version && (
        <p className="approval-changed" role="status">
          {t('changedMeanwhile')}
        </p>
      )}
      {now.signedFor && <p className="approval-note">{t('youSign', { whom: pick(now.signedFor, now.signedForEn) })}</p>}
      <AskedFacts opened={application} now={now} />
      <Deciding application={now} decision={decision} title={title} onDecide={onDecide} onClose={onClose} />
    </Dialog>
  );
}
