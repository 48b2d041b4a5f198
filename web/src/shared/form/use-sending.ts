import { useRef, useState } from 'react';
import { type BusinessFailure, failureText, isApiFailure } from '../api/failure.ts';
import { currentLanguage } from '../i18n/language.ts';
import { report } from '../report.ts';
import { toastLane } from '../ui/toast-lane.ts';
import type { FormState } from './form-state.ts';

const DEFECT: BusinessFailure = { kind: 'business', code: '500', message: '' };

/** What threw is a defect of ours: the person hears that it failed, the console why. */
function tellDefect(error: unknown): void {
  report(String(error));
  toastLane.show({ tone: 'error', text: failureText(DEFECT, currentLanguage()) });
}

/** Where what the fields have is sent, and what comes after it was taken. */
interface Way {
  readonly onSend: (values: unknown) => Promise<unknown>;
  readonly onSent: () => void;
}

/** Sends a form: once at a time, with what the server refused of it. */
export function useSending(state: FormState) {
  const [busy, setBusy] = useState(false);
  /** What the server said of no field. */
  const [refusals, setRefusals] = useState<readonly BusinessFailure[]>([]);
  const underWay = useRef(false);
  const refuse = (error: unknown) => {
    if (!isApiFailure(error)) tellDefect(error);
    else if (error.kind === 'business') setRefusals(state.refuse(error));
    // Any other failure is told by the toast lane.
  };
  const send = async ({ onSend }: Way): Promise<boolean> => {
    try {
      await onSend(state.valuesToSend());
      return true;
    } catch (error) {
      refuse(error);
      state.focusRefused();
      return false;
    }
  };
  const submit = async (way: Way) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setRefusals([]);
    const taken = await send(way);
    underWay.current = false;
    setBusy(false);
    if (!taken) return;
    state.endSending();
    way.onSent();
  };
  const forget = () => {
    state.changed();
    setRefusals([]);
  };
  return { busy, refusals, submit, forget, refuse };
}
