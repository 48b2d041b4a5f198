import { useRef, useState } from 'react';
import { asFailure, type BusinessFailure } from '../api/failure.ts';
import type { FormState } from './form-state.ts';

/** Sends a form: once at a time, with what the server refused of it. */
export function useSending(state: FormState, onSend: (values: unknown) => Promise<unknown>, onSent: () => void) {
  const [busy, setBusy] = useState(false);
  /** What the server said of no field. */
  const [refusals, setRefusals] = useState<readonly BusinessFailure[]>([]);
  const underWay = useRef(false);
  const refuse = (error: unknown) => {
    const failure = asFailure(error);
    // Any other failure is told by the toast lane.
    if (failure.kind === 'business') setRefusals(state.refuse(failure));
  };
  const submit = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setRefusals([]);
    const taken = await onSend(state.valuesToSend()).then(
      () => true,
      (error: unknown) => {
        refuse(error);
        return false;
      },
    );
    underWay.current = false;
    setBusy(false);
    if (!taken) return;
    state.endSending();
    onSent();
  };
  const forget = () => {
    state.changed();
    setRefusals([]);
  };
  return { busy, refusals, submit, forget, refuse };
}
