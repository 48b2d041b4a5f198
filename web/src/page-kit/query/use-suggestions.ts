import { useEffect, useState } from 'react';
import { pagesApi } from '../api.ts';
import { partsOf } from './unique-id.ts';

/** How long typing rests before suggestions are asked for, in ms. */
const REST_MS = 250;

interface Suggestions {
  readonly values: readonly string[];
  readonly searching: boolean;
}

/** Values that complete a text: asked for when typing rests, and only the answer to the last text counts. */
export function useSuggestions(uniqueId: string, text: string, wanted: boolean): Suggestions {
  const [fetch] = pagesApi.useLazySuggestionsQuery();
  const [found, setFound] = useState<{ text: string; values: readonly string[] }>({ text: '', values: [] });
  useEffect(() => {
    if (!wanted || text === '') return;
    let stale = false;
    const timer = setTimeout(() => {
      void fetch({ ...partsOf(uniqueId), text }).then(({ data }) => {
        if (!stale) setFound({ text, values: (data ?? []).map(({ value }) => value) });
      });
    }, REST_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [fetch, uniqueId, text, wanted]);
  return { values: text === '' ? [] : found.values, searching: wanted && text !== '' && found.text !== text };
}
