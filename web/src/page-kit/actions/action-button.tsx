import { type ButtonProps, Tooltip } from 'antd';
import { useId, useState } from 'react';
import { BusyButton } from '../../shared/ui/busy-button.tsx';
import type { Action } from '../action.ts';

interface ActionButtonProps {
  readonly action: Action;
  readonly busy: boolean;
  readonly look: Pick<ButtonProps, 'type' | 'size' | 'block'>;
  readonly onRun: (action: Action) => void;
}

/**
 * The button of an action. One that cannot be done keeps its place in the order of the Tab key, and says why: to the pointer, the
 * focus and screen readers.
 */
export function ActionButton({ action, busy, look, onRun }: ActionButtonProps) {
  const { label, icon, danger = false, disabledBecause: reason } = action;
  const reasonId = useId();
  const [near, setNear] = useState(false);
  const come = () => setNear(true);
  const leave = () => setNear(false);
  return (
    <span className="kit-action">
      <BusyButton
        {...look}
        icon={icon}
        // A column of red links would call for attention in every row.
        danger={danger && !reason && look.type !== 'link'}
        busy={busy || Boolean(reason)}
        aria-describedby={reason && reasonId}
        onClick={() => onRun(action)}
        onMouseEnter={come}
        onMouseLeave={leave}
        onFocus={come}
        onBlur={leave}
      >
        {label}
      </BusyButton>
      {reason && (
        <>
          <span id={reasonId} className="kit-action-why" hidden={!look.block}>
            {reason}
          </span>
          <Tooltip title={reason} open={near}>
            <span className="kit-action-reason" />
          </Tooltip>
        </>
      )}
    </span>
  );
}
