import { Application, applicationsDomain } from '@hall/contract/applications';
import { APPROVED_TOGETHER_MAX, approvalsEndpoints } from '@hall/contract/approvals';
import { DECISIONS, type Decision } from '@hall/contract/rules/application-states';
import { wireName } from '@hall/contract/wire/entity';
import { useState } from 'react';
import type { Action } from '../../../page-kit/action.ts';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { useApprovalsTexts } from '../approvals-texts.ts';
import { CELLS, DETAIL } from '../parts/application-parts.tsx';
import type { ApproveTogetherDialogProps } from '../parts/approve-together-dialog.tsx';
import type { DecideDialogProps } from '../parts/decide-dialog.tsx';
import { asksForWaiting, OPENING, WAITS, WaitsViews } from '../parts/waits-views.tsx';

const DecideDialog = lazyPart<DecideDialogProps>(() => import('../parts/decide-dialog.tsx').then((part) => part.DecideDialog), null);
const ApproveTogetherDialog = lazyPart<ApproveTogetherDialogProps>(
  () => import('../parts/approve-together-dialog.tsx').then((part) => part.ApproveTogetherDialog),
  null,
);

const KNOWN = {
  title: applicationsDomain.permissions['applications.decide'],
  call: approvalsEndpoints.approvals.path,
  exportCall: approvalsEndpoints.exportApprovals.path,
  printCall: approvalsEndpoints.printApprovals.path,
  rowKey: wireName(Application, 'number'),
};
const CARD = { title: 'projectName', line: ['applicant', 'amount', 'state'] };
const VIEWS = <WaitsViews />;
const VIEWED = [WAITS];

const isDecision = (action: string): action is Decision => action in DECISIONS;

/** What is decided on several applications: it ends once the dialog has been closed, with whether they were approved. */
function useTogether() {
  const { t } = useApprovalsTexts();
  const [several, setSeveral] = useState<ApproveTogetherDialogProps>();
  const ask = (applications: readonly Application[]) =>
    new Promise<boolean>((resolve) => {
      const onClose = (approved: boolean) => {
        setSeveral(undefined);
        resolve(approved);
      };
      setSeveral({ applications, onClose });
    });
  const whyNot = (count: number): string | undefined => {
    if (count === 0) return t('noneToApprove');
    return count > APPROVED_TOGETHER_MAX ? t('tooMany', { most: APPROVED_TOGETHER_MAX }) : undefined;
  };
  const selectionActions = (rows: readonly Application[]): Action[] => {
    const waiting = rows.filter(({ actions }) => actions.includes('approve'));
    return [{ id: 'approve', label: t('approveSelected'), disabledBecause: whyNot(waiting.length), run: () => ask(waiting) }];
  };
  return { several, selectionActions };
}

/** Applications that wait for the person or that the person decided (PROJ-20). */
export function ApprovalsPage() {
  const { t } = useApprovalsTexts();
  const [deciding, setDeciding] = useState<Omit<DecideDialogProps, 'onClose'>>();
  const { several, selectionActions } = useTogether();
  const rowActions = (application: Application): Action[] =>
    application.actions
      .filter(isDecision)
      .map((decision) => ({ id: decision, label: t(decision), run: () => setDeciding({ application, decision }) }));
  return (
    <>
      <ConfiguredPage
        page="approvals"
        known={KNOWN}
        row={Application}
        card={CARD}
        rowActions={rowActions}
        selectionActions={selectionActions}
        detail={DETAIL}
        cells={CELLS}
        beginning={OPENING}
        views={VIEWS}
        viewed={VIEWED}
        table={{ empty: (asked) => (asksForWaiting(asked) ? t('noneWaiting') : undefined) }}
      />
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} />}
      {several && <ApproveTogetherDialog {...several} />}
    </>
  );
}
