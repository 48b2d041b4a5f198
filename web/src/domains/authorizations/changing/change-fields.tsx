import type { ChangeableGrant } from '@hall/contract/grant-changes';
import { grantChangesEndpoints } from '@hall/contract/grant-changes';
import { REASON_MAX } from '@hall/contract/project-terms';
import { Input } from 'antd';
import { yuanText } from '../../../page-kit/table/decimal.ts';
import { Check } from '../../../shared/form/choice.tsx';
import { DayInput } from '../../../shared/form/day-input.tsx';
import { formOf } from '../../../shared/form/form-of.tsx';
import { AmountInCapitals, meantAmount, SystemChecks } from '../../granting/index.ts';
import { boundsOf, type ChangeValues, faultAt } from './change-checks.ts';
import { useChangingTexts } from './changing-texts.ts';
import { useTermsWords } from './terms-words.ts';

const { FormField, TextField, useValue } = formOf(grantChangesEndpoints.change.request);

/** What the fields have at the moment. */
export const useChangeValues = (): ChangeValues => ({
  ...{ systems: useValue('systems'), longTerm: useValue('longTerm'), lastDay: useValue('lastDay') },
  ...{ controlled: useValue('controlled'), amount: useValue('amount'), from: useValue('from') },
});

/** What bounds a change of each of the terms, in words. */
function useHints({ until, used, parent, children }: ChangeableGrant) {
  const { t } = useChangingTexts();
  const { systemsText } = useTermsWords();
  const said = (...parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(t('beside'));
  const passed = [...new Set(children.flatMap(({ systems }) => systems))];
  const latest = children
    .flatMap(({ longTerm, lastDay }) => (longTerm || !lastDay ? [] : [lastDay]))
    .sort()
    .at(-1);
  const taken = Number(used) > 0 && t('atLeast', { least: yuanText(used) });
  return {
    systems: said(
      parent && t('covered', { systems: systemsText(parent.systems) }),
      passed.length > 0 && t('passedOn', { systems: systemsText(passed) }),
    ),
    lastDay: said(until && t('until', { day: until }), latest && t('childrenUntil', { day: latest })),
    longTerm: until ? t('longTo', { day: until }) : t('longEndless'),
    amount: said(taken, parent?.room !== undefined && t('atMost', { most: yuanText(parent.room) })),
  };
}

/** What bounds the amount, and the amount in capitals. */
function AmountHint({ bounds }: { readonly bounds: string }) {
  return (
    <>
      {bounds}
      {bounds && <br />}
      <AmountInCapitals typed={useValue('amount')} />
    </>
  );
}

interface ChangeFieldsProps {
  readonly changeable: ChangeableGrant;
  /** Today in Shanghai, yyyy-MM-dd. */
  readonly today: string;
}

/** The terms that a grant is to have, and why, in the form of who changes it or applies for that; what is wrong with one is said at its field. */
export function ChangeFields({ changeable, today }: ChangeFieldsProps) {
  const { t } = useChangingTexts();
  const hints = useHints(changeable);
  const longTerm = useValue('longTerm');
  const controlled = useValue('controlled');
  const checked = (name: keyof ChangeValues) => ({
    name,
    check: (_: unknown, values: object) => faultAt(name, values, boundsOf(changeable), today),
  });
  const hinted = (hint: string) => (hint === '' ? {} : { hint });
  return (
    <>
      <FormField {...checked('systems')} required {...hinted(hints.systems)}>
        <SystemChecks />
      </FormField>
      <div className="hall-form-columns">
        <FormField {...checked('longTerm')} required={false} {...(longTerm && { hint: hints.longTerm })}>
          <Check label={t('longTermIt')} />
        </FormField>
        {!longTerm && (
          <FormField {...checked('lastDay')} required dependsOn={['from']} {...hinted(hints.lastDay)}>
            <DayInput />
          </FormField>
        )}
      </div>
      <div className="hall-form-columns">
        <FormField {...checked('controlled')} required={false}>
          <Check label={t('controlIt')} />
        </FormField>
        {controlled && (
          <TextField
            {...checked('amount')}
            required
            tidy={meantAmount}
            inputMode="decimal"
            autoComplete="off"
            hint={<AmountHint bounds={hints.amount} />}
          />
        )}
      </div>
      <FormField {...checked('from')} required hint={t('fromHint')}>
        <DayInput />
      </FormField>
      <FormField name="reason">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={REASON_MAX} />
      </FormField>
    </>
  );
}
