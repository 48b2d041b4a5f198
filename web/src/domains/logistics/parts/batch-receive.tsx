import { RULES, type Rule, ruleText } from '@hall/contract/errors';
import { type BatchOutcome, logisticsEndpoints, SCAN_MAX, VOUCHER_BATCH_MAX } from '@hall/contract/logistics';
import { VOUCHER_CODES } from '@hall/contract/rules/voucher-codes';
import { Input } from 'antd';
import { useState } from 'react';
import type { Control } from '../../../shared/form/control.ts';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { useReceiveMutation } from '../api.ts';
import { useTexts } from '../texts.ts';
import { useWhereText } from '../use-where-text.ts';
import { LazyCodeSelect } from './lazy-code-select.tsx';
import { PictureButton } from './picture-button.tsx';
import { ScannedLine } from './scanned-line.tsx';
import { TakeBackButton } from './take-back-button.tsx';
import './scan-counter.css';

const { EntityForm, FormField } = formOf(logisticsEndpoints.receive.request);

/** The lines of a text that have something. */
export const numbersIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, SCAN_MAX))
    .filter((line) => line !== '');

/** Numbers as they are scanned, one a line; a picture adds one. */
function NumbersInput({ id, onChange, ...said }: Control<readonly string[]>) {
  const [text, setText] = useState('');
  const put = (next: string) => {
    setText(next);
    onChange?.(numbersIn(next));
  };
  const add = (number: string) => put(`${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${number}\n`);
  const { value: _, ...rest } = said;
  return (
    <div className="batch-numbers">
      <Input.TextArea
        {...rest}
        {...FIRST_FOCUS}
        id={id ?? ''}
        value={text}
        autoSize={{ minRows: 5, maxRows: 12 }}
        spellCheck={false}
        onChange={({ target }) => put(target.value)}
      />
      <PictureButton onNumber={add} />
    </div>
  );
}

interface OutcomesProps {
  readonly outcomes: readonly BatchOutcome[];
  /** When they came, in ms by the browser's clock. */
  readonly at: number;
}

function Outcomes({ outcomes, at }: OutcomesProps) {
  const { t, language } = useTexts();
  const whereText = useWhereText();
  const [takenBack, setTakenBack] = useState<readonly number[]>([]);
  const done = outcomes.filter(({ moved }) => moved).length;
  const textOf = ({ rule, station }: BatchOutcome): string | undefined => {
    if (rule === undefined) return undefined;
    return whereText(Object.hasOwn(RULES, rule) ? ruleText(rule as Rule, language, {}) : rule, station);
  };
  return (
    <>
      <p role="status" className="counter-heading">
        {t('batchDone', { done, left: outcomes.length - done })}
      </p>
      <ol className="counter-scans" aria-label={t('outcomes')}>
        {outcomes.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same number may be given twice, and the list never changes.
          <ScannedLine key={index} typed={one.given} voucher={one.moved?.voucher} fault={textOf(one)} takenBack={takenBack.includes(index)}>
            {one.moved && !takenBack.includes(index) && (
              <TakeBackButton
                number={one.moved.voucher.number}
                moveId={one.moved.moveId}
                until={at + (one.moved.secondsLeft ?? 0) * 1000}
                onTakenBack={() => setTakenBack([...takenBack, index])}
              />
            )}
          </ScannedLine>
        ))}
      </ol>
    </>
  );
}

/** Receives several vouchers at once, and says what came of each (LOGI-1). */
export function BatchReceive({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const [receive] = useReceiveMutation();
  const [received, setReceived] = useState<OutcomesProps>();
  const [place, setPlace] = useState<string>();
  const [round, setRound] = useState(0);
  return (
    <Dialog title={t('batch')} width={640} lightDismiss={false} onClose={onClose}>
      <EntityForm
        key={round}
        label={t('batch')}
        send={t('receive')}
        {...(place && { initial: { place } })}
        onSend={async (batch) => {
          setReceived({ ...(await receive(batch).unwrap()), at: Date.now() });
          setPlace(batch.place);
        }}
        onSent={() => setRound(round + 1)}
        onCancel={onClose}
      >
        <FormField name="place">
          <LazyCodeSelect codes={VOUCHER_CODES.places} />
        </FormField>
        <FormField name="numbers" label={t('batchNumbers')} hint={t('batchHelp', { maximum: VOUCHER_BATCH_MAX })}>
          <NumbersInput />
        </FormField>
      </EntityForm>
      {received && <Outcomes key={received.at} {...received} />}
    </Dialog>
  );
}
