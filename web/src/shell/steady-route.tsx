import { type ReactNode, useContext, useState } from 'react';
import { UNSAFE_RouteContext as RouteContext } from 'react-router-dom';

/**
 * Spares everything inside from being painted anew with each step of the router. All of the shell is one route, so what the
 * router says of it anew each time is never news; the address comes by a context of its own.
 */
export function SteadyRoute({ children }: { readonly children: ReactNode }) {
  const [route] = useState(useContext(RouteContext));
  return <RouteContext value={route}>{children}</RouteContext>;
}
