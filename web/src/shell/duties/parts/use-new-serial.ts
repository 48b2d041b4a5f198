import { readSerial } from '@hall/contract/rules/serial';
import { type FormEvent, useState } from 'react';
import { asFailure, failureText } from '../../../shared/api/failure.ts';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useSetSerialMutation } from '../api.ts';
import { useTexts } from '../texts.ts';

interface NewSerial {
  readonly text: string;
  readonly type: (text: string) => void;
  /** What is wrong with what was typed. */
  readonly fault: string | undefined;
  readonly busy: boolean;
  readonly submit: (event: FormEvent) => Promise<void>;
}

/** A serial number being typed; the form checks its format, the server whether it is genuine. */
export function useNewSerial(): NewSerial {
  const { t, language } = useTexts();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [setSerial, { isLoading }] = useSetSerialMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!readSerial(text)) return setFault(t('serialFormat'));
    const answer = await setSerial({ serial: text.trim() });
    if ('error' in answer) {
      const failure = asFailure(answer.error);
      // The toast lane shows any other failure.
      return failure.kind === 'business' ? setFault(failureText(failure, language)) : undefined;
    }
    toastLane.show({ tone: 'success', text: t('serialStored') });
  };
  const type = (next: string) => {
    setText(next);
    setFault(undefined);
  };
  return { text, type, fault, busy: isLoading, submit };
}
