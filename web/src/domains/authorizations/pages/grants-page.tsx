import { Grant } from '@hall/contract/authorizations';
import type { GrantOffer } from '@hall/contract/rules/grant-states';
import { useState } from 'react';
import type { Action } from '../../../page-kit/action.ts';
import { ConfiguredPage, type ConfiguredPageProps } from '../../../page-kit/configured-page.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { TypedText } from '../../../shared/ui/typed-text.tsx';
import type { ChangeDialogProps } from '../changing/change-dialog.tsx';
import { useGrantActions, useHolderActions } from '../grant-actions.ts';
import { ApplyForChangeDialog } from '../index.ts';
import { AboutCell } from '../parts/about-cell.tsx';
import type { ActDialogProps } from '../parts/act-dialog.tsx';
import { AvailableCell } from '../parts/available-cell.tsx';
import { EndsCell } from '../parts/ends-cell.tsx';
import { StateCell } from '../parts/state-cell.tsx';

const GrantDetail = lazyPart<{ readonly grant: Grant }>(() => import('../parts/grant-detail.tsx').then((part) => part.GrantDetail));
const ActDialog = lazyPart<ActDialogProps>(() => import('../parts/act-dialog.tsx').then((part) => part.ActDialog), null);
const ChangeDialog = lazyPart<ChangeDialogProps>(() => import('../changing/change-dialog.tsx').then((part) => part.ChangeDialog), null);

const DETAIL = {
  title: ({ number }: Grant) => number,
  render: (grant: Grant) => <GrantDetail key={`${grant.number} ${grant.state}`} grant={grant} />,
  beside: true,
};
const CELLS = {
  projectName: (grant: Grant) => <AboutCell grant={grant} />,
  available: (grant: Grant) => <AvailableCell grant={grant} />,
  lastDay: (grant: Grant) => <EndsCell grant={grant} />,
  state: (grant: Grant) => <StateCell grant={grant} />,
  reason: ({ reason }: Grant) => <TypedText text={reason} />,
};

type GrantsPageProps = Required<Pick<ConfiguredPageProps<Grant>, 'page' | 'known' | 'card'>> &
  Pick<ConfiguredPageProps<Grant>, 'views' | 'viewed'> & {
    readonly toolbar?: readonly Action[];
    /** Whether it is about what can be done with them; who holds them can ask for other terms. */
    readonly acts?: boolean;
  };

interface Doing {
  readonly action: GrantOffer | 'apply';
  readonly grant: Grant;
}

/** What asks for the rest of what is done with a grant. */
function DoingDialog({ action, ...props }: Doing & { readonly onClose: () => void }) {
  if (action === 'apply') return <ApplyForChangeDialog number={props.grant.number} onClose={props.onClose} />;
  return action === 'change' ? <ChangeDialog {...props} /> : <ActDialog action={action} {...props} />;
}

/** A list of grants, what can be done with each, and each in full. */
export function GrantsPage({ acts = true, ...props }: GrantsPageProps) {
  const [doing, setDoing] = useState<Doing>();
  const actionsOf = useGrantActions((action, grant) => setDoing({ action, grant }));
  const holderActionsOf = useHolderActions((grant) => setDoing({ action: 'apply', grant }));
  return (
    <>
      <ConfiguredPage {...props} row={Grant} rowActions={acts ? actionsOf : holderActionsOf} detail={DETAIL} cells={CELLS} />
      {doing && <DoingDialog {...doing} onClose={() => setDoing(undefined)} />}
    </>
  );
}
