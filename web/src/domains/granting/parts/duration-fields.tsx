import { isDay } from '@hall/contract/calendar';
import { DraftTerms } from '@hall/contract/draft-terms';
import { DURATIONS, type Duration, lastDayOf } from '@hall/contract/rules/durations';
import { Choice } from '../../../shared/form/choice.tsx';
import type { Control } from '../../../shared/form/control.ts';
import { DayInput } from '../../../shared/form/day-input.tsx';
import { formOf } from '../../../shared/form/form-of.tsx';
import { useOpenForm } from '../../../shared/form/open-form.ts';
import type { FaultOf } from '../terms-fault.ts';
import { useGrantingTexts } from '../texts.ts';

const { FormField, useValue } = formOf(DraftTerms);

type Days = Partial<Pick<DraftTerms, 'firstDay' | 'duration'>>;

/** Fills the last day in that follows from the others, before the form has what changed. */
function useFilling() {
  const { form } = useOpenForm().state;
  return (change: Days) => {
    const { firstDay = '', duration = 'custom' }: Days = { ...form.getFieldsValue(), ...change };
    const lastDay = isDay(firstDay) ? lastDayOf(firstDay, duration) : undefined;
    if (lastDay) form.setFieldValue('lastDay', lastDay);
  };
}

function DurationChoice({ onChange, ...control }: Control<Duration>) {
  const { pick, t } = useGrantingTexts();
  const fill = useFilling();
  const options = (Object.keys(DURATIONS) as Duration[]).map((value) => ({ value, label: pick(DURATIONS[value][0], DURATIONS[value][1]) }));
  const choose = (duration: Duration) => {
    fill({ duration });
    onChange?.(duration);
  };
  return <Choice {...control} label={t('duration')} options={options} onChange={choose} />;
}

function FirstDay({ onChange, ...control }: Control<string>) {
  const fill = useFilling();
  const choose = (firstDay: string) => {
    fill({ firstDay });
    onChange?.(firstDay);
  };
  return <DayInput {...control} onChange={choose} />;
}

/** A last day that the person chooses is that of no named duration. */
function LastDay({ onChange, ...control }: Control<string>) {
  const { form } = useOpenForm().state;
  const choose = (lastDay: string) => {
    form.setFieldValue('duration', 'custom');
    onChange?.(lastDay);
  };
  return <DayInput {...control} onChange={choose} />;
}

interface DurationFieldsProps {
  readonly faultOf: FaultOf;
  /** What is said of one that is long-term. */
  readonly longTerm: string;
}

/** From when until when a grant lasts (PROJ-12). */
export function DurationFields({ faultOf, longTerm }: DurationFieldsProps) {
  const { t } = useGrantingTexts();
  const duration = useValue('duration');
  const check = (name: 'firstDay' | 'lastDay') => (_: unknown, values: object, whole: boolean) => faultOf(name, values, whole);
  return (
    <>
      <FormField name="duration" {...(duration === 'long' && { hint: longTerm })}>
        <DurationChoice />
      </FormField>
      <div className="hall-form-columns">
        <FormField name="firstDay" required missing="grant-dates" check={check('firstDay')} dependsOn={['project', 'duration']}>
          <FirstDay />
        </FormField>
        {duration !== 'long' && (
          <FormField
            name="lastDay"
            required
            missing="grant-dates"
            check={check('lastDay')}
            dependsOn={['project', 'duration', 'firstDay']}
            hint={t('filled')}
          >
            <LastDay />
          </FormField>
        )}
      </div>
    </>
  );
}
