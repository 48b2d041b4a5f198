import { type PointerEvent, type RefCallback, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { trackPointer } from '../track-pointer.ts';
import { type Box, type Edge, fitted, maximised, moved, resized, type Viewport } from './dialog-box.ts';

const viewportNow = (): Viewport => ({ width: window.innerWidth, height: window.innerHeight });

/** Space between a fresh dialog and the edges of the screen, in px. */
const MARGIN = 24;

interface DialogBox {
  /** The dialog's element, to be measured. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** The header, whose double click maximises and restores. */
  readonly header: RefCallback<HTMLElement>;
  /** Where the dialog is; undefined while it is as high as its content. */
  readonly box: Box | undefined;
  readonly isMaximised: boolean;
  readonly toggleMaximised: () => void;
  readonly startMoving: (event: PointerEvent) => void;
  readonly startResizing: (edge: Edge) => (event: PointerEvent) => void;
}

/** Place and size of a dialog: as its content wants it until the person drags, resizes or maximises it (DIALOG-1). */
export function useDialogBox(): DialogBox {
  const frame = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<Box>();
  const [isMaximised, setMaximised] = useState(false);
  const [viewport, setViewport] = useState(viewportNow);
  useEffect(() => {
    const follow = () => setViewport(viewportNow());
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, []);

  const toggleMaximised = useCallback(() => setMaximised((now) => !now), []);
  const header = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      element?.addEventListener('dblclick', toggleMaximised);
      return () => element?.removeEventListener('dblclick', toggleMaximised);
    },
    [toggleMaximised],
  );
  const measured = (): Box => {
    const { x = MARGIN, y = MARGIN, width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return fitted({ x, y, width, height }, viewportNow());
  };
  const track = (event: PointerEvent, change: (start: Box, dx: number, dy: number) => Box) => {
    if (event.button !== 0 || isMaximised) return;
    event.preventDefault();
    const start = measured();
    trackPointer(event, { onMove: (dx, dy) => setOwn(change(start, dx, dy)) });
  };
  return {
    frame,
    box: isMaximised ? maximised(viewport) : own && fitted(own, viewport),
    isMaximised,
    header,
    toggleMaximised,
    startMoving: (event) => {
      if (event.target instanceof Element && event.target.closest('button, a, input')) return;
      track(event, (start, dx, dy) => moved(start, dx, dy, viewportNow()));
    },
    startResizing: (edge) => (event) => track(event, (start, dx, dy) => resized(start, edge, dx, dy, viewportNow())),
  };
}
