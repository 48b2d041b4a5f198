import { Button, type ButtonProps } from 'antd';
import type { Ref } from 'react';
import './busy-button.css';

interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'disabled'> {
  /** What it began is still under way: until it has ended the button keeps its place and its focus, and does nothing. */
  readonly busy: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that begins something which takes a while. antd's own `loading` can stay on when what ended it came at once. */
export function BusyButton({ busy, onClick, ...rest }: BusyButtonProps) {
  return <Button {...rest} aria-disabled={busy} onClick={busy ? (event) => event.preventDefault() : onClick} />;
}
