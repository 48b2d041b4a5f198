import { type ReactNode, useCallback, useState } from 'react';
import type { ApplicationDrawerProps } from '../domains/menu/parts/application-drawer.tsx';
import { lazyPart } from '../shared/ui/lazy-part.tsx';

const ApplicationDrawer = lazyPart<ApplicationDrawerProps>(
  () => import('../domains/menu/parts/application-drawer.tsx').then((part) => part.ApplicationDrawer),
  null,
);

interface Applications {
  readonly show: () => void;
  readonly drawer: ReactNode;
}

/** Before the drawer gives the focus to what opened it: that may be gone, such as an entry of the menu on a phone. */
const focusPage = () => document.getElementById('main')?.focus();

/** The drawer of all functions, which loads when it is first asked for (APPS-1). */
export function useApplications(): Applications {
  const [open, setOpen] = useState<boolean>();
  const show = useCallback(() => setOpen(true), []);
  const drawer = open !== undefined && <ApplicationDrawer open={open} onClose={() => setOpen(false)} onClosed={focusPage} />;
  return { show, drawer };
}
