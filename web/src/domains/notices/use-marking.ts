import type { Notice } from '@hall/contract/notices';
import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../../shared/store-types.ts';
import { noticesStale, useMarkShownMutation } from './api.ts';

/**
 * Marks notices as read, each once. Lists that are shown are renewed when the reading ends: until then they keep their order, which
 * the reader follows.
 */
export function useMarking(): (notice: Notice) => void {
  const dispatch = useDispatch<AppDispatch>();
  const [mark] = useMarkShownMutation();
  const marked = useRef(new Set<string>());
  useEffect(() => {
    const done = marked.current;
    return () => void (done.size > 0 && dispatch(noticesStale()));
  }, [dispatch]);
  return useCallback(
    ({ id, read }) => {
      if (read || marked.current.has(id)) return;
      marked.current.add(id);
      void mark({ id, read: true });
    },
    [mark],
  );
}
