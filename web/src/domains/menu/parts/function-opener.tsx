import type { MenuNode } from '@hall/contract/menu';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMeQuery } from '../../../shared/account/me-api.ts';
import { useMainMenuQuery } from '../api.ts';
import { isApplications, opensDrawer } from '../applications.ts';
import { noteRecent } from '../recent.ts';
import { useTexts } from '../texts.ts';
import { type Found, type Target, useAddress } from '../use-address.ts';
import { useOpening } from '../use-opening.ts';
import { keyOf, useUnderWay } from '../use-under-way.ts';
import { OpeningProblem, type Problem } from './opening-problem.tsx';
import { saysPhoneNeeded, usePhoneNeeded } from './phone-needed.tsx';

type WindowTarget = Target | { readonly by: 'path'; readonly path: string };

interface Opener {
  readonly open: (node: MenuNode) => void;
  readonly openWindow: (name: string, target: WindowTarget) => void;
}

const NONE: ReadonlySet<string> = new Set();

const UnderWay = createContext(NONE);

/** The ids of the entries whose addresses are being fetched. */
export const useFunctionsUnderWay = (): ReadonlySet<string> => useContext(UnderWay);

const Opener = createContext<Opener>({ open: () => undefined, openWindow: () => undefined });

/** Opens an entry of the menu where it belongs: on a page, or in a new window. */
export const useOpenFunction = (): Opener['open'] => useContext(Opener).open;

/** Opens something in a new window. */
export const useOpenWindow = (): Opener['openWindow'] => useContext(Opener).openWindow;

type During = ReturnType<typeof useUnderWay>['during'];

function useWindows(tell: (problem: Problem) => void, during: During): Opener['openWindow'] {
  const find = useAddress();
  const lacksPhone = usePhoneNeeded() ?? false;
  return useCallback(
    (name, target) => {
      if (lacksPhone && target.by !== 'path') return tell({ kind: 'phone' });
      const open = async (): Promise<void> => {
        // Opened before the answer is here, or browsers take it for a pop-up that nobody asked for.
        const opened = window.open('about:blank', '_blank');
        if (opened) opened.opener = null;
        const found: Found | { readonly kind: 'found'; readonly address: string } =
          target.by === 'path' ? { kind: 'found', address: window.location.origin + target.path } : await find(target);
        if (found.kind === 'found' && opened) return opened.location.replace(found.address);
        opened?.close();
        if (found.kind === 'found') tell({ kind: 'blocked', name, address: found.address });
        else if (found.kind === 'refused') tell({ kind: 'refused', name });
        else if (saysPhoneNeeded(found.error)) tell({ kind: 'phone' });
        else tell({ kind: 'failed', name, retry: begin });
      };
      const begin = () => void (target.by === 'path' ? open() : during({ name, key: keyOf(target) }, open));
      begin();
    },
    [find, tell, lacksPhone, during],
  );
}

interface FunctionOpenerProps {
  /** Says why nothing may be opened over the page now, nor a window; absent when it may. */
  readonly refuse?: (() => void) | undefined;
  /** Shows all functions over the page that is open. */
  readonly showApplications: () => void;
  readonly children: ReactNode;
}

/** Gives the pages below it {@link useOpenFunction}; a failure is shown in place, a blocked window is offered as a link. */
export function FunctionOpener({ refuse, showApplications, children }: FunctionOpenerProps) {
  const { t, pick } = useTexts();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Problem>();
  const { data: menu } = useMainMenuQuery();
  const openingOf = useOpening();
  const { data: me } = useMeQuery();
  const { underWay, during } = useUnderWay();
  const openAnyWindow = useWindows(setProblem, during);
  const openWindow = refuse ?? openAnyWindow;
  const open = useCallback<Opener['open']>(
    (node) => {
      if (isApplications(node) && opensDrawer(menu ?? [], window.location)) return (refuse ?? showApplications)();
      const opening = openingOf(node);
      const name = pick(node.name, node.nameEn);
      if (opening.kind !== 'nowhere') noteRecent(me?.id, node.id);
      // In one go, as a switch between tabs: until a page is shown, what is pressed next would still mean the one before.
      if (opening.kind === 'page') void navigate(opening.to, { flushSync: true });
      else if (opening.kind === 'window') openWindow(name, opening);
      else setProblem({ kind: 'nowhere', name });
    },
    [navigate, openWindow, openingOf, pick, me?.id, menu, refuse, showApplications],
  );
  return (
    <Opener value={useMemo(() => ({ open, openWindow }), [open, openWindow])}>
      <UnderWay value={useMemo(() => new Set(underWay.map(({ key }) => key)), [underWay])}>{children}</UnderWay>
      <p className="hall-visually-hidden" aria-live="polite">
        {underWay.map(({ name }) => t('loadingFrame', { name })).join(' ')}
      </p>
      <OpeningProblem problem={problem} onClose={() => setProblem(undefined)} />
    </Opener>
  );
}
