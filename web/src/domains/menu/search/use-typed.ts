import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useRef, useState } from 'react';

/** Whether a key belongs to an input method, which has its own use for arrows and Enter. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** What is typed into a search box; what an input method is still at is not looked for. */
export function useTyped() {
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const composing = useRef(false);
  const put = (next: string) => {
    setText(next);
    if (!composing.current) setQuery(next);
  };
  return {
    query,
    isEmpty: text === '',
    clear: () => put(''),
    /** Goes to the box. */
    input: {
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => put(target.value),
      onCompositionStart: () => {
        composing.current = true;
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        composing.current = false;
        put(currentTarget.value);
      },
    },
  };
}
