import { PlusOutlined } from '@ant-design/icons';
import { Signature, signaturesDomain, signaturesEndpoints } from '@hall/contract/signatures';
import { wireName } from '@hall/contract/wire/entity';
import { useState } from 'react';
import type { Action } from '../../../page-kit/action.ts';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { TypedText } from '../../../shared/ui/typed-text.tsx';
import type { GiveDialogProps } from '../parts/give-dialog.tsx';
import { PartViews, VIEWED } from '../parts/part-views.tsx';
import type { RevokeDialogProps } from '../parts/revoke-dialog.tsx';
import { StateCell } from '../parts/state-cell.tsx';
import { useTexts } from '../texts.ts';

const GiveDialog = lazyPart<GiveDialogProps>(() => import('../parts/give-dialog.tsx').then((part) => part.GiveDialog), null);
const RevokeDialog = lazyPart<RevokeDialogProps>(() => import('../parts/revoke-dialog.tsx').then((part) => part.RevokeDialog), null);
const SignatureDetail = lazyPart<{ readonly signature: Signature }>(() =>
  import('../parts/signature-detail.tsx').then((part) => part.SignatureDetail),
);

const KNOWN = {
  title: signaturesDomain.permissions.signatures,
  call: signaturesEndpoints.list.path,
  exportCall: signaturesEndpoints.exportList.path,
  printCall: signaturesEndpoints.printList.path,
  rowKey: wireName(Signature, 'number'),
};
const CARD = { title: 'signer', line: ['principal', 'lastDay', 'state'] };
const VIEWS = <PartViews />;
const DETAIL = {
  title: ({ number }: Signature) => number,
  render: (signature: Signature) => <SignatureDetail key={`${signature.number} ${signature.state}`} signature={signature} />,
  beside: true,
};
const CELLS = {
  state: ({ state }: Signature) => <StateCell state={state} />,
  reason: ({ reason }: Signature) => <TypedText text={reason} />,
};

/** Who signs for whom, from when until when and up to what amount; letting somebody sign, and ending that (PROJ-27). */
export function SignaturesPage() {
  const { t } = useTexts();
  const [giving, setGiving] = useState(false);
  const [revoking, setRevoking] = useState<Signature>();
  const toolbar = [{ id: 'give', label: t('give'), icon: <PlusOutlined aria-hidden />, run: () => setGiving(true) }];
  const rowActions = (signature: Signature): Action[] =>
    signature.actions.map((action) => ({ id: action, label: t(action), danger: true, run: () => setRevoking(signature) }));
  return (
    <>
      <ConfiguredPage
        page="signatures"
        known={KNOWN}
        row={Signature}
        card={CARD}
        toolbar={toolbar}
        rowActions={rowActions}
        detail={DETAIL}
        cells={CELLS}
        views={VIEWS}
        viewed={VIEWED}
      />
      {giving && <GiveDialog onClose={() => setGiving(false)} />}
      {revoking && <RevokeDialog signature={revoking} onClose={() => setRevoking(undefined)} />}
    </>
  );
}
