import { Application } from '@hall/contract/applications';
import { DECISIONS, type Decision } from '@hall/contract/rules/application-states';
import { useState } from 'react';
import type { Action } from '../../../page-kit/action.ts';
import { ConfiguredPage, type ConfiguredPageProps } from '../../../page-kit/configured-page.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { useApprovalsTexts } from '../approvals-texts.ts';
import { CELLS, DETAIL } from './application-parts.tsx';
import type { DecideDialogProps } from './decide-dialog.tsx';
import { StateCell } from './state-cell.tsx';
import { asksForWaiting, OPENING, WAITS, WaitsViews } from './waits-views.tsx';

const DecideDialog = lazyPart<DecideDialogProps>(() => import('./decide-dialog.tsx').then((part) => part.DecideDialog), null);

const CARD = { title: 'projectName', line: ['applicant', 'amount', 'state'] };
const OWN_CELLS = { ...CELLS, state: (application: Application) => <StateCell application={application} signing /> };
const VIEWS = <WaitsViews />;
const VIEWED = [WAITS];

const isDecision = (action: string): action is Decision => action in DECISIONS;

type DecidedListProps = Required<Pick<ConfiguredPageProps<Application>, 'page' | 'known'>> &
  Pick<ConfiguredPageProps<Application>, 'selectionActions'>;

/** Applications of a kind that wait for the person, or that the person decided, and deciding on each. */
export function DecidedList(props: DecidedListProps) {
  const { t } = useApprovalsTexts();
  const [deciding, setDeciding] = useState<Omit<DecideDialogProps, 'onClose'>>();
  const rowActions = (application: Application): Action[] =>
    application.actions
      .filter(isDecision)
      .map((decision) => ({ id: decision, label: t(decision), run: () => setDeciding({ application, decision }) }));
  return (
    <>
      <ConfiguredPage
        {...props}
        row={Application}
        card={CARD}
        rowActions={rowActions}
        detail={DETAIL}
        cells={OWN_CELLS}
        beginning={OPENING}
        views={VIEWS}
        viewed={VIEWED}
        table={{ empty: (asked) => (asksForWaiting(asked) ? t('noneWaiting') : undefined) }}
      />
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  );
}
