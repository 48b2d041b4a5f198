import type { GetRef, TreeSelect } from 'antd';
import { useRef } from 'react';

/** What a choice out of a tree needs to show what is found by typing: it stays scrolled to what is chosen, which may stand far below. */
export function useFoundFirst() {
  const ref = useRef<GetRef<typeof TreeSelect>>(null);
  return { ref, onSearch: () => ref.current?.scrollTo(0) };
}
