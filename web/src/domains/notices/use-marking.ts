import type { Notice } from '@hall/contract/notices';
import { useCallback, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useActing } from '../../shared/session/use-acting.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { showRead, useMarkShownMutation } from './api.ts';

/** Marks notices as read, each once; lists that are shown say so and keep their order, until they are asked for anew. */
export function useMarking(): (notice: Notice) => void {
  const dispatch = useDispatch<AppDispatch>();
  const [mark] = useMarkShownMutation();
  // What somebody else has read the person has not.
  const acted = useActing() !== undefined;
  const marked = useRef(new Set<string>());
  return useCallback(
    async ({ id, read }) => {
      if (read || acted || marked.current.has(id)) return;
      marked.current.add(id);
      const { error } = await mark({ id, read: true });
      if (!error) dispatch(showRead(id));
    },
    [mark, dispatch, acted],
  );
}
