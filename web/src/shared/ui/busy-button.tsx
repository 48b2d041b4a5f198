import { Button, type ButtonProps } from 'antd';
import type { Ref } from 'react';
import './busy-button.css';

interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'disabled'> {
  /** Its task is still running: until it ends, the button keeps its place and its focus, and does nothing. */
  readonly busy: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that starts something slow. antd's own `loading` can stay on when the task ends at once. */
export function BusyButton({ busy, onClick, ...rest }: BusyButtonProps) {
  return <Button {...rest} aria-disabled={busy} onClick={busy ? (event) => event.preventDefault() : onClick} />;
}
