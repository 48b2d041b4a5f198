import { VoucherScan } from '@hall/contract/logistics';
import { VOUCHER_CODES } from '@hall/contract/rules/voucher-codes';
import { movesFrom, needsReason } from '@hall/contract/rules/voucher-moves';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import { useMoveMutation } from '../api.ts';
import { useTexts } from '../texts.ts';
import type { VoucherFormProps } from './hand-in-form.tsx';
import { LazyCodeSelect } from './lazy-code-select.tsx';
import { StationChoice } from './station-choice.tsx';

const { EntityForm, FormField, TextField, useValue } = formOf(VoucherScan);

function ReasonFields() {
  const to = useValue('to');
  if (!to || !needsReason(to)) return null;
  return (
    <>
      <FormField name="reason" required>
        <LazyCodeSelect codes={VOUCHER_CODES.reasons} />
      </FormField>
      <TextField name="note" />
    </>
  );
}

/** Moves a voucher that is looked at to one of the stations that it can come to (LOGI-1). */
export function MoveForm({ voucher: { number, station, version }, onClose }: VoucherFormProps) {
  const { t } = useTexts();
  const [move] = useMoveMutation();
  const stations = movesFrom(station, 'clerk').map(({ to }) => to);
  const title = t('moveWhich', { number });
  return (
    <Dialog title={title} width={520} onClose={onClose}>
      <EntityForm
        label={title}
        send={t('moveIt')}
        initial={{ number, ...(stations[0] && { to: stations[0] }) }}
        onSend={(scan) => move({ ...scan, number, version }).unwrap()}
        onSent={toldAndClosed(t('moved', { number }), onClose)}
        onCancel={onClose}
      >
        <FormField name="to">
          <StationChoice stations={stations} />
        </FormField>
        <FormField name="place">
          <LazyCodeSelect codes={VOUCHER_CODES.places} />
        </FormField>
        <ReasonFields />
      </EntityForm>
    </Dialog>
  );
}
