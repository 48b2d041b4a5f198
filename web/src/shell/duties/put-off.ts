import { DUTIES, type Duty } from '@hall/contract/rules/duties';
import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '../../shared/session/session-slice.ts';
import { readJson, write } from '../../shared/storage.ts';

/** What one session has shown or put off. It is no secret: nothing that the server enforces can be put off. */
interface Kept {
  readonly session: string;
  readonly duties: readonly Duty[];
}

const isKept = (value: unknown): value is Kept => {
  const { session, duties } = (value ?? {}) as Partial<Kept>;
  return typeof session === 'string' && Array.isArray(duties) && duties.every((duty) => DUTIES.includes(duty));
};

/** What the session of this id has shown or put off; another one's is of no account. */
export const keptFor = (session: string): readonly Duty[] => {
  const kept = readJson(localStorage, 'putOff', isKept);
  return kept?.session === session ? kept.duties : [];
};

interface PutOff {
  readonly putOff: ReadonlySet<Duty>;
  /** Goes on to the next duty; this one comes again when the page starts anew. */
  readonly pass: (duty: Duty) => void;
  /** Has this session never show the duty again after the present showing; signing out forgets it. */
  readonly remember: (duty: Duty) => void;
}

/** Which duties this page, or this session, has been through. */
export function usePutOff(): PutOff {
  const session = useSelector(selectSession)?.id ?? '';
  const [putOff, setPutOff] = useState<ReadonlySet<Duty>>(() => new Set(keptFor(session)));
  const pass = useCallback((duty: Duty) => setPutOff((now) => new Set([...now, duty])), []);
  const remember = useCallback(
    (duty: Duty) => write(localStorage, 'putOff', JSON.stringify({ session, duties: [...new Set([...keptFor(session), duty])] })),
    [session],
  );
  return { putOff, pass, remember };
}
