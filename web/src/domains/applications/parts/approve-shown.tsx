import { Button } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { isMeanwhile } from '../../../shared/api/failure.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { approvalsStale } from '../approvals-api.ts';
import { useApprovalsTexts } from '../approvals-texts.ts';
import { useDecidingTexts } from '../deciding-texts.ts';
import { DecideForm, type DecideFormProps } from './decide-form.tsx';

/** What approving something would do, or why it cannot be approved. */
interface ToldEffect {
  readonly fault?: string | undefined;
  readonly faultEn?: string | undefined;
  /** Sent back with the decision, where it can be approved. */
  readonly shown?: string | undefined;
}

/** Why it cannot be approved, which the list may not know yet: there is nothing to be decided on then but to close it. */
function Fault({ fault, onClose }: { readonly fault: string; readonly onClose: () => void }) {
  const { t } = useApprovalsTexts();
  const deciding = useDecidingTexts();
  const dispatch = useDispatch();
  useEffect(() => void dispatch(approvalsStale()), [dispatch]);
  return (
    <>
      <p className="approval-fault" role="alert">
        {deciding.t('cannotApprove', { fault })}
      </p>
      <div className="approval-close">
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </>
  );
}

interface ApproveShownProps<E> extends DecideFormProps {
  readonly query: Parameters<typeof QueryView<E>>[0]['query'];
  /** What stands above why it cannot be approved, in place of what that does. */
  readonly instead?: ReactNode;
  /** What approving does. */
  readonly children: (effect: E) => ReactNode;
}

/** What approving does, and the form; what has changed since is shown before it is approved. */
export function ApproveShown<E extends ToldEffect>({ query, instead, children, onDecide, ...props }: ApproveShownProps<E>) {
  const { pick } = useApprovalsTexts();
  const approve = async (shown: string | undefined, comment: string | undefined) => {
    try {
      return await onDecide({ comment, shown });
    } catch (failure) {
      if (isMeanwhile(failure)) void query.refetch();
      throw failure;
    }
  };
  return (
    <QueryView query={query} lines={5}>
      {(effect) =>
        effect.fault ? (
          <>
            {instead}
            <Fault fault={pick(effect.fault, effect.faultEn)} onClose={props.onClose} />
          </>
        ) : (
          <>
            {children(effect)}
            <DecideForm {...props} onDecide={({ comment }) => approve(effect.shown, comment)} />
          </>
        )
      }
    </QueryView>
  );
}
