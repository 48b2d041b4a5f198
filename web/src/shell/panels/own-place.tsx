import { type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type Location,
  UNSAFE_LocationContext as LocationContext,
  NavigationType,
} from 'react-router-dom';

type Navigate = (...step: readonly unknown[]) => Promise<void>;

/** The router, save that a page which is not shown takes nobody anywhere: its step waits until it is shown again. */
function useOwnRouter(shown: boolean) {
  const context = useContext(DataRouterContext);
  const state = useRef<{ shown: boolean; waiting: readonly unknown[] | undefined }>({ shown, waiting: undefined });
  const navigate = context?.router.navigate as Navigate | undefined;
  const own = useMemo(() => {
    if (!context || !navigate) return context;
    const stepWhenShown: Navigate = async (...step) => {
      if (state.current.shown) return navigate(...step);
      state.current.waiting = step;
    };
    const router = Object.create(context.router, { navigate: { value: stepWhenShown } }) as typeof context.router;
    return { ...context, router };
  }, [context, navigate]);
  useEffect(() => {
    const { waiting } = state.current;
    state.current = { shown, waiting: shown ? undefined : waiting };
    if (shown && waiting) void navigate?.(...waiting);
  }, [shown, navigate]);
  return own;
}

interface OwnPlaceProps {
  /** Where the page is; while it is not shown, where it was. */
  readonly location: Location;
  readonly shown: boolean;
  readonly children: ReactNode;
}

/** Lets a page see its own address, whichever page is shown. */
export function OwnPlace({ location, shown, children }: OwnPlaceProps) {
  const router = useOwnRouter(shown);
  const place = useMemo(() => ({ location, navigationType: NavigationType.Push }), [location]);
  return (
    <DataRouterContext value={router}>
      <LocationContext value={place}>{children}</LocationContext>
    </DataRouterContext>
  );
}
