import { Application, applicationsDomain } from '@hall/contract/applications';
import { APPROVED_TOGETHER_MAX, approvalsEndpoints } from '@hall/contract/approvals';
import { wireName } from '@hall/contract/wire/entity';
import { useState } from 'react';
import type { Action } from '../../../page-kit/action.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { useApprovalsTexts } from '../approvals-texts.ts';
import type { ApproveTogetherDialogProps } from '../parts/approve-together-dialog.tsx';
import { DecidedList } from '../parts/decided-list.tsx';

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
  const { several, selectionActions } = useTogether();
  return (
    <>
      <DecidedList page="approvals" known={KNOWN} selectionActions={selectionActions} />
      {several && <ApproveTogetherDialog {...several} />}
    </>
  );
}
