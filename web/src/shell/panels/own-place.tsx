import { type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type Location,
  UNSAFE_LocationContext as LocationContext,
  NavigationType,
} from 'react-router-dom';

type Navigate = (...step: readonly unknown[]) => Promise<void>;

/** Whether a step says no more than what is to stand behind `?` or `#`, wherever that is. */
const isOfPlace = ([to]: readonly unknown[]): boolean =>
  typeof to === 'string' ? !to.startsWith('/') : typeof to === 'object' && !(to as Partial<Location>).pathname;

interface Own {
  readonly place: Location;
  readonly shown: boolean;
  waiting: readonly unknown[] | undefined;
}

const isSame = (one: Location, other: Location): boolean =>
  one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;

/**
 * The router, save that a page which is not shown takes nobody anywhere, and that one which is being left does not change the address of
 * the next: such a step waits until the page is shown again, and is forgotten where that is by a link to another place.
 */
function useOwnRouter(place: Location, shown: boolean) {
  const context = useContext(DataRouterContext);
  const own = useRef<Own>({ place, shown, waiting: undefined });
  const navigate = context?.router.navigate as Navigate | undefined;
  const ownContext = useMemo(() => {
    if (!context || !navigate) return context;
    const stepWhenShown: Navigate = async (...step) => {
      const isLeft = context.router.state.location.pathname !== own.current.place.pathname;
      if (own.current.shown && !(isLeft && isOfPlace(step))) return navigate(...step);
      own.current.waiting = step;
    };
    const router = Object.create(context.router, { navigate: { value: stepWhenShown } }) as typeof context.router;
    return { ...context, router };
  }, [context, navigate]);
  useEffect(() => {
    const { waiting, place: before } = own.current;
    own.current = { place, shown, waiting: shown ? undefined : waiting };
    if (shown && waiting && (isSame(place, before) || !isOfPlace(waiting))) void navigate?.(...waiting);
  }, [shown, place, navigate]);
  return ownContext;
}

interface OwnPlaceProps {
  /** Where the page is; while it is not shown, where it was. */
  readonly location: Location;
  readonly shown: boolean;
  readonly children: ReactNode;
}

/** Lets a page see its own address, whichever page is shown. */
export function OwnPlace({ location, shown, children }: OwnPlaceProps) {
  const router = useOwnRouter(location, shown);
  const place = useMemo(() => ({ location, navigationType: NavigationType.Push }), [location]);
  return (
    <DataRouterContext value={router}>
      <LocationContext value={place}>{children}</LocationContext>
    </DataRouterContext>
  );
}
