import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { Modal } from 'antd';
import { type CSSProperties, type ReactNode, useContext, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useSharedTexts } from '../../i18n/shared-texts.ts';
import { usePageShown } from '../page-shown.ts';
import { LeavingScopes, leaveUnlessUnsent } from '../unsent-input.ts';
import type { Box } from './dialog-box.ts';
import { useDialogBox } from './use-dialog-box.ts';
import './dialog.css';

/** What the control has that the focus comes to when its dialog opens. */
export const FIRST_FOCUS = { autoFocus: true, 'data-first-focus': true } as const;

interface DialogProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Width in px to begin with; the screen where that is smaller. */
  readonly width?: number;
  readonly footer?: ReactNode;
  /** Whether a click beside the dialog closes it; yes unless said. */
  readonly lightDismiss?: boolean;
  /** Whether it has a button that closes it; yes unless said. Escape asks `onClose` all the same. */
  readonly closable?: boolean;
  /** Whether it keeps its height, and with it the place of its footer, whatever it shows; no unless said. */
  readonly steady?: boolean;
  /** Where the focus goes when it closes; to what had it before unless said, or where that is nowhere. */
  readonly focusAfter?: () => HTMLElement | undefined;
  readonly children: ReactNode;
}

const placeOf = (box: Box | undefined, width: number): CSSProperties =>
  box ? { top: box.y, left: box.x, height: box.height, maxHeight: 'none' } : { left: `max(0px, calc(50vw - ${width / 2}px))` };

/** Gives the focus to what it is said to go to, else back to what had it before the dialog came. */
function useFocusReturn(focusAfter: DialogProps['focusAfter']): void {
  const [before] = useState(() => document.activeElement);
  const giveBack = useEffectEvent(() => {
    const place = focusAfter?.() ?? before;
    if (place instanceof HTMLElement && place.isConnected) place.focus();
  });
  useEffect(() => () => giveBack(), []);
}

/** What the forms inside go away with: the dialog, too. */
function useScopes(): { readonly id: string; readonly scopes: readonly string[] } {
  const id = useId();
  const outer = useContext(LeavingScopes);
  const scopes = useMemo(() => [...outer, id], [outer, id]);
  return { id, scopes };
}

/**
 * The product's one dialog: dragged by its header, resized at its edges, maximised and restored by a double click on the
 * header or its button; it never leaves the viewport, Escape closes it, and the focus stays in it and returns (DIALOG-1).
 * What was typed in it is not lost unasked.
 */
export function Dialog({
  title,
  onClose,
  width = 520,
  footer = null,
  lightDismiss = true,
  closable = true,
  steady = false,
  focusAfter,
  children,
}: DialogProps) {
  const { t } = useSharedTexts();
  const { frame, header, box, isMaximised, toggleMaximised, startMoving, startResizing } = useDialogBox();
  useFocusReturn(focusAfter);
  const shown = usePageShown();
  const { id, scopes } = useScopes();
  // Without motion the control that asks for the focus is not there yet when antd gives it to the first one in the header.
  const focusFirst = (open: boolean) => {
    const control = frame.current?.querySelector<HTMLElement>('[data-first-focus]');
    if (open && !document.activeElement?.closest('.ant-modal-body, .ant-modal-footer')) control?.focus();
  };
  const action = t(isMaximised ? 'restore' : 'maximise');
  return (
    <Modal
      open={shown}
      className={steady ? 'hall-dialog hall-dialog-steady' : 'hall-dialog'}
      width={box?.width ?? width}
      style={placeOf(box, width)}
      title={
        <div className="hall-dialog-head" ref={header} onPointerDown={startMoving}>
          {title}
        </div>
      }
      footer={footer}
      closable={closable && { 'aria-label': t('close') }}
      mask={{ closable: lightDismiss }}
      onCancel={() => leaveUnlessUnsent(onClose, [id])}
      afterOpenChange={focusFirst}
      modalRender={(content) => (
        <div className="hall-dialog-frame" ref={frame}>
          {content}
          <button type="button" className="hall-dialog-maximise" aria-label={action} title={action} onClick={toggleMaximised}>
            {isMaximised ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
          </button>
          <span className="hall-dialog-edge hall-dialog-right" onPointerDown={startResizing('right')} />
          <span className="hall-dialog-edge hall-dialog-bottom" onPointerDown={startResizing('bottom')} />
          <span className="hall-dialog-edge hall-dialog-corner" onPointerDown={startResizing('corner')} />
        </div>
      )}
    >
      <LeavingScopes value={scopes}>{children}</LeavingScopes>
    </Modal>
  );
}
