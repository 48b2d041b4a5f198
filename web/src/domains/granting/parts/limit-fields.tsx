import { DraftTerms } from '@hall/contract/draft-terms';
import { Check } from '../../../shared/form/choice.tsx';
import { formOf } from '../../../shared/form/form-of.tsx';
import { type FaultOf, meantAmount } from '../terms-fault.ts';
import { useGrantingTexts } from '../texts.ts';
import { AmountInCapitals } from './amount-in-capitals.tsx';

const { FormField, TextField, useValue } = formOf(DraftTerms);

const SIGHTS = [
  { name: 'showsBalance', label: 'showBalance' },
  { name: 'showsLedger', label: 'showLedger' },
] as const;

interface LimitFieldsProps {
  readonly faultOf: FaultOf;
  /** It is given on, and cannot be again. */
  readonly givenOn?: boolean;
}

const TypedAmount = () => <AmountInCapitals typed={useValue('amount')} />;

/** Up to what amount, and what who gets it sees and may do with it. */
export function LimitFields({ faultOf, givenOn = false }: LimitFieldsProps) {
  const { t } = useGrantingTexts();
  const controlled = useValue('controlled');
  const of = (name: 'controlled' | 'amount' | 'showsBalance' | 'showsLedger') => ({
    name,
    check: (_: unknown, values: object, whole: boolean) => faultOf(name, values, whole),
    dependsOn: ['project'],
    required: name === 'amount',
  });
  return (
    <>
      <div className="hall-form-columns">
        <FormField {...of('controlled')}>
          <Check label={t('controlIt')} />
        </FormField>
        {controlled && <TextField {...of('amount')} tidy={meantAmount} inputMode="decimal" autoComplete="off" hint={<TypedAmount />} />}
      </div>
      <div className="hall-form-columns">
        {!givenOn && (
          <FormField name="mayRegrant" required={false}>
            <Check label={t('mayRegrantIt')} />
          </FormField>
        )}
        {SIGHTS.map(({ name, label }) => (
          <FormField key={name} {...of(name)}>
            <Check label={t(label)} />
          </FormField>
        ))}
      </div>
    </>
  );
}
