import { NOTE_MAX, SCAN_MAX, VoucherScan } from '@hall/contract/logistics';
import { VOUCHER_CODES } from '@hall/contract/rules/voucher-codes';
import { needsReason, type Station as StationName, stationsOf } from '@hall/contract/rules/voucher-moves';
import { Button, Input, type InputRef } from 'antd';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { type ApiFailure, failureText } from '../../../shared/api/failure.ts';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { useTexts } from '../texts.ts';
import type { Counter, CounterSettings, Scan } from '../use-counter.ts';
import { useWhereText } from '../use-where-text.ts';
import { LazyCodeSelect } from './lazy-code-select.tsx';
import { PictureButton } from './picture-button.tsx';
import { ScannedLine } from './scanned-line.tsx';
import { StationChoice } from './station-choice.tsx';
import { TakeBackButton } from './take-back-button.tsx';
import './scan-counter.css';

export interface ScanCounterProps {
  readonly counter: Counter;
  readonly onClose: () => void;
}

/** Why a scan moved nothing, and where the voucher is. */
function useFaultText() {
  const { language } = useTexts();
  const whereText = useWhereText();
  return (fault: ApiFailure): string =>
    whereText(failureText(fault, language), fault.kind === 'business' ? fault.params?.station : undefined);
}

interface SettingsProps {
  readonly counter: Counter;
  /** Something was chosen from a list: scanning goes on. */
  readonly onChosen: () => void;
}

/** The station at which is scanned, where that is, and why vouchers come there. */
function Settings({ counter: { settings, change }, onChosen }: SettingsProps) {
  const term = useTerms(VoucherScan);
  const id = useId();
  const { to, place, reason, note } = settings;
  const choose = (next: Partial<CounterSettings>) => {
    change(next);
    onChosen();
  };
  return (
    <div className="counter-settings">
      <StationChoice stations={stationsOf('clerk')} value={to} onChange={(next: StationName) => change({ to: next })} />
      <label htmlFor={`${id}-place`}>{term('place')}</label>
      <LazyCodeSelect id={`${id}-place`} codes={VOUCHER_CODES.places} value={place ?? null} onChange={(next) => choose({ place: next })} />
      {needsReason(to) && (
        <>
          <label htmlFor={`${id}-reason`}>{term('reason')}</label>
          <LazyCodeSelect
            id={`${id}-reason`}
            codes={VOUCHER_CODES.reasons}
            value={reason ?? null}
            onChange={(next) => choose({ reason: next })}
          />
          <label htmlFor={`${id}-note`}>{term('note')}</label>
          <Input id={`${id}-note`} value={note} maxLength={NOTE_MAX} onChange={({ target }) => change({ note: target.value })} />
        </>
      )}
    </div>
  );
}

/** What is typed, or comes from a scanner, and what is missing before it can be taken. */
function useTyped(counter: Counter) {
  const input = useRef<InputRef>(null);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<ReturnType<Counter['scan']>>();
  const focus = () => input.current?.focus();
  const take = (text: string) => {
    const fault = counter.scan(text);
    setMissing(fault);
    if (!fault) setTyped('');
    // What is left is written over by the next scan.
    input.current?.select();
    focus();
  };
  // A scanner types as a keyboard does, wherever the focus is: its digits belong into the field unless they go into another one.
  const catchDigit = ({ key, target }: KeyboardEvent) => {
    if (/^\d$/.test(key) && !(target instanceof HTMLInputElement && target.type !== 'radio')) focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') take(typed.trim());
  };
  const field = { ref: input, value: typed, onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value) };
  return { field, missing, focus, take, catchDigit, submit };
}

const NUMBER_FIELD = { maxLength: SCAN_MAX, inputMode: 'numeric', autoComplete: 'off', spellCheck: false } as const;

/** Takes a number as it is typed, or as a scanner types it: Enter sends it, and the next one can come at once. */
function ScanForm({ counter }: { readonly counter: Counter }) {
  const { t } = useTexts();
  const id = useId();
  const { field, missing, focus, take, catchDigit, submit } = useTyped(counter);
  return (
    <form className="counter-scan" aria-label={t('counter')} onSubmit={submit} onKeyDown={catchDigit} noValidate>
      <Settings counter={counter} onChosen={focus} />
      <label htmlFor={id}>{t('scan')}</label>
      <div className="counter-row">
        <Input id={id} size="large" {...NUMBER_FIELD} {...field} {...FIRST_FOCUS} />
        <Button type="primary" size="large" htmlType="submit">
          {t('moveIt')}
        </Button>
        <PictureButton onNumber={take} />
      </div>
      {missing && (
        <p className="counter-fault" role="alert">
          {t(missing)}
        </p>
      )}
    </form>
  );
}

interface LineProps {
  readonly scan: Scan;
  /** Nothing has come of the voucher since: the last scan alone can be taken back. */
  readonly isLast: boolean;
  readonly onTakenBack: () => void;
}

function Line({ scan, isLast, onTakenBack }: LineProps) {
  const textOf = useFaultText();
  const { typed, moved, until, fault, takenBack } = scan;
  return (
    <ScannedLine typed={typed} voucher={moved?.voucher} fault={fault && textOf(fault)} takenBack={takenBack}>
      {moved && isLast && until !== undefined && !takenBack && (
        <TakeBackButton number={moved.voucher.number} moveId={moved.moveId} until={until} onTakenBack={onTakenBack} />
      )}
    </ScannedLine>
  );
}

/** Whether no later scan has moved the same voucher; the newest comes first. */
const isLastOf = ({ moved }: Scan, scans: readonly Scan[]): boolean =>
  scans.find((other) => other.moved && !other.takenBack && other.moved.voucher.number === moved?.voucher.number)?.moved?.moveId ===
  moved?.moveId;

/** Where clerks scan vouchers, one after another (LOGI-1). */
export function ScanCounter({ counter, onClose }: ScanCounterProps) {
  const { t } = useTexts();
  const { scans, takenBack } = counter;
  return (
    <Dialog title={t('counter')} width={760} lightDismiss={false} onClose={onClose}>
      <p className="counter-help">{t('counterHelp')}</p>
      <ScanForm counter={counter} />
      <h3 className="counter-heading">{t('scanned')}</h3>
      {scans.length === 0 && <p className="counter-help">{t('noneScanned')}</p>}
      <ol className="counter-scans" aria-label={t('scanned')} aria-live="polite" aria-relevant="additions text">
        {scans.map((scan) => (
          <Line key={scan.id} scan={scan} isLast={isLastOf(scan, scans)} onTakenBack={() => takenBack(scan.id)} />
        ))}
      </ol>
    </Dialog>
  );
}
