import { type Dispatch, type SetStateAction, useState } from 'react';
import { isSameQuery, type Values } from '../query-values.ts';

interface Draft {
  readonly draft: Values;
  readonly setDraft: Dispatch<SetStateAction<Values>>;
  /** Tells that the form itself asks for these now; the address follows, and what is typed until it has is kept. */
  readonly ask: (values: Values) => void;
}

/** What is typed into the form and not yet asked for; it starts anew whenever another hand changes the query, as "back" does. */
export function useDraft(asked: Values): Draft {
  const [draft, setDraft] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const [own, setOwn] = useState<Values>();
  if (seen !== asked) {
    setSeen(asked);
    if (!isSameQuery(seen, asked)) {
      if (!own || !isSameQuery(own, asked)) setDraft(asked);
      setOwn(undefined);
    }
  }
  const ask = (values: Values) => {
    setDraft(values);
    setOwn(values);
  };
  return { draft, setDraft, ask };
}
