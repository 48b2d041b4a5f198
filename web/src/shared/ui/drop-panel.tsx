import { Popover } from 'antd';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { CONTROLS } from './controls.ts';
import './drop-panel.css';

/** The controls of an element that the Tab key reaches. */
const stopsOf = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(CONTROLS)].filter(({ tabIndex }) => tabIndex >= 0);

/** What opens and closes a {@link DropPanel}. */
export interface DropPanelState {
  readonly open: boolean;
  readonly change: (open: boolean) => void;
  /** The panel in the document, while it is open. */
  readonly panel: RefObject<HTMLDivElement | null>;
}

/** Whether a panel is open. Closing it gives a focus that is in it back to what opened it, before anything else happens. */
export function useDropPanel(): DropPanelState {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const change = (next: boolean) => {
    if (next) opener.current = document.activeElement;
    else if (panel.current?.contains(document.activeElement) && opener.current instanceof HTMLElement) opener.current.focus();
    setOpen(next);
  };
  return { open, change, panel };
}

/** Where there is no room on either side of the button, as on a phone, the panel covers some of it rather than be cut off. */
const WITHIN_WINDOW = { overflow: { adjustX: true, adjustY: true, shiftX: true, shiftY: true } };

interface DropPanelProps {
  readonly state: DropPanelState;
  readonly content: ReactNode;
  /** The button that opens it. */
  readonly children: ReactNode;
}

function Content({ state: { panel, change }, children }: { readonly state: DropPanelState; readonly children: ReactNode }) {
  useEffect(() => {
    // A panel's content exists before the panel itself is in the document.
    const frame = requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [panel]);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const leave = (event: KeyboardEvent) => {
      const stops = stopsOf(element);
      const ends = event.shiftKey ? [element, stops[0]] : [stops.at(-1)];
      if (event.key !== 'Tab' || !ends.some((end) => end === event.target)) return;
      event.preventDefault();
      change(false);
    };
    element.addEventListener('keydown', leave);
    return () => element.removeEventListener('keydown', leave);
  }, [panel, change]);
  return (
    <div ref={panel} tabIndex={-1}>
      {children}
    </div>
  );
}

/**
 * A panel that drops down from a button. It stands at the end of the document, far from its button for the Tab key: so it takes
 * the focus as it opens, and Escape, or Tab past its ends, leads back to the button (SHELL-15).
 */
export function DropPanel({ state, content, children }: DropPanelProps) {
  return (
    <Popover
      classNames={{ root: 'hall-drop' }}
      trigger="click"
      placement="bottomRight"
      align={WITHIN_WINDOW}
      open={state.open}
      onOpenChange={state.change}
      destroyOnHidden
      content={<Content state={state}>{content}</Content>}
    >
      {children}
    </Popover>
  );
}
