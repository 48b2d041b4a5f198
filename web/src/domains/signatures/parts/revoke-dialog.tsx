import { REASON_MAX } from '@hall/contract/project-terms';
import { type Signature, type SignatureEffect, signaturesEndpoints } from '@hall/contract/signatures';
import { Input } from 'antd';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import { useRevokeSignatureMutation, useSignatureEffectQuery } from '../api.ts';
import { useRevokingTexts } from '../revoking-texts.ts';
import './signatures.css';

export interface RevokeDialogProps {
  readonly signature: Signature;
  readonly onClose: () => void;
}

const { EntityForm, FormField } = formOf(signaturesEndpoints.revoke.request);

interface EffectProps {
  readonly signature: Signature;
  readonly effect: SignatureEffect;
}

/** What revoking does: what the signer can decide no more. */
export function EffectOfRevoking({ signature, effect: { applications, claims } }: EffectProps) {
  const { t, pick } = useRevokingTexts();
  const { signer, signerEn, principal, principalEn } = signature;
  const [count, numbers] = [applications.length, applications.join(t('between'))];
  const told = [
    [t('atOnce'), t('atOnceSaid', { who: pick(signer, signerEn), whom: pick(principal, principalEn) })],
    [t('applications'), count > 0 ? t('applicationsSome', { count, numbers }) : t('applicationsNone')],
    [t('claims'), claims > 0 ? t('claimsSome', { count: claims }) : t('claimsNone')],
  ] as const;
  return (
    <dl className="signature-effect" aria-label={t('effect')}>
      {told.map(([name, said]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows what revoking would do, asks why, and revokes (PROJ-7, PROJ-27). */
export function RevokeDialog({ signature, onClose }: RevokeDialogProps) {
  const { t } = useRevokingTexts();
  const { number } = signature;
  const query = useSignatureEffectQuery({ number }, { refetchOnMountOrArgChange: true });
  const [revoke] = useRevokeSignatureMutation();
  const title = t('title', { number });
  return (
    <Dialog title={title} width={560} onClose={onClose}>
      <QueryView query={query} lines={5}>
        {(effect) => (
          <>
            <EffectOfRevoking signature={signature} effect={effect} />
            <p className="signature-lasting">{t('lasting')}</p>
            <EntityForm
              label={title}
              send={t('revoke')}
              danger
              onSend={({ reason }) => revoke({ number, reason }).unwrap()}
              onSent={toldAndClosed(t('done', { number }), onClose)}
              onCancel={onClose}
            >
              <FormField name="reason">
                <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={REASON_MAX} />
              </FormField>
            </EntityForm>
          </>
        )}
      </QueryView>
    </Dialog>
  );
}
