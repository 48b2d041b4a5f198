import { logisticsEndpoints, type Voucher } from '@hall/contract/logistics';
import { VOUCHER_CODES } from '@hall/contract/rules/voucher-codes';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import { useHandInAgainMutation } from '../api.ts';
import { useTexts } from '../texts.ts';
import { LazyCodeSelect } from './lazy-code-select.tsx';

export interface VoucherFormProps {
  readonly voucher: Voucher;
  readonly onClose: () => void;
}

const { EntityForm, FormField } = formOf(logisticsEndpoints.handInAgain.request);

/** Hands an own voucher in again that was returned (LOGI-1). */
export function HandInForm({ voucher: { number, version }, onClose }: VoucherFormProps) {
  const { t } = useTexts();
  const [handIn] = useHandInAgainMutation();
  const title = t('handInWhich', { number });
  return (
    <Dialog title={title} width={480} onClose={onClose}>
      <EntityForm
        label={title}
        send={t('handIn')}
        onSend={({ place }) => handIn({ number, version, place }).unwrap()}
        onSent={toldAndClosed(t('handedIn'), onClose)}
        onCancel={onClose}
      >
        <FormField name="place">
          <LazyCodeSelect codes={VOUCHER_CODES.places} />
        </FormField>
      </EntityForm>
    </Dialog>
  );
}
