import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { present } from '../../../testing/browser.tsx';
import { switchLanguage } from '../../i18n/language.ts';
import { Dialog, FIRST_FOCUS } from './dialog.tsx';
import { fitted, maximised, moved, resized } from './dialog-box.ts';

const SCREEN = { width: 1280, height: 800 };
const BOX = { x: 300, y: 100, width: 600, height: 400 };

describe('DIALOG-1 geometry', () => {
  it('DIALOG-1 a moved dialog stops at the edges of the viewport', () => {
    expect(moved(BOX, 50, 20, SCREEN)).toEqual({ ...BOX, x: 350, y: 120 });
    expect(moved(BOX, -5000, -5000, SCREEN)).toEqual({ ...BOX, x: 0, y: 0 });
    expect(moved(BOX, 5000, 5000, SCREEN)).toEqual({ ...BOX, x: 680, y: 400 });
  });

  it('DIALOG-1 a resized dialog is at least 400 × 300 and ends at the edges', () => {
    expect(resized(BOX, 'corner', -5000, -5000, SCREEN)).toEqual({ ...BOX, width: 400, height: 300 });
    expect(resized(BOX, 'corner', 5000, 5000, SCREEN)).toEqual({ ...BOX, width: 980, height: 700 });
    expect(resized(BOX, 'right', 10, 10, SCREEN)).toEqual({ ...BOX, width: 610 });
    expect(resized(BOX, 'bottom', 10, 10, SCREEN)).toEqual({ ...BOX, height: 410 });
  });

  it('DIALOG-1 where the screen is smaller, the dialog is as large as the screen', () => {
    expect(fitted(BOX, { width: 360, height: 280 })).toEqual({ x: 0, y: 0, width: 360, height: 280 });
    expect(maximised(SCREEN)).toEqual({ x: 0, y: 0, ...SCREEN });
  });

  it('DIALOG-1 a viewport that shrinks takes the dialog along', () => {
    expect(fitted({ ...BOX, x: 680 }, { width: 700, height: 450 })).toEqual({ x: 100, y: 50, width: 600, height: 400 });
  });
});

describe('DIALOG-1 the dialog', () => {
  beforeEach(() => switchLanguage('zh'));
  const Opened = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
        {open && (
          <Dialog title="Title" onClose={() => setOpen(false)}>
            content
          </Dialog>
        )}
      </>
    );
  };

  it('DIALOG-1 is maximised and restored by its button and by a double click on the header', () => {
    present(
      <Dialog title="Title" onClose={vi.fn()}>
        content
      </Dialog>,
    );
    const { style } = screen.getByRole('dialog');
    fireEvent.click(screen.getByRole('button', { name: '最大化' }));
    expect([style.width, style.height]).toEqual([`${window.innerWidth}px`, `${window.innerHeight}px`]);
    act(() => void screen.getByText('Title').dispatchEvent(new MouseEvent('dblclick', { bubbles: true })));
    expect(screen.getByRole('button', { name: '最大化' })).toBeTruthy();
    expect(style.width).toBe('520px');
  });

  it('DIALOG-1 is dragged by its header', () => {
    present(
      <Dialog title="Title" onClose={vi.fn()}>
        content
      </Dialog>,
    );
    fireEvent(screen.getByText('Title'), new MouseEvent('pointerdown', { bubbles: true, button: 0, clientX: 10, clientY: 10 }));
    fireEvent(document, new MouseEvent('pointermove', { clientX: 60, clientY: 40 }));
    fireEvent(document, new MouseEvent('pointerup', { clientX: 60, clientY: 40 }));
    expect(screen.getByRole('dialog').style.left).toBe('50px');
    expect(screen.getByRole('dialog').style.top).toBe('30px');
  });

  const drag = (from: Element, button = 0) => {
    fireEvent(from, new MouseEvent('pointerdown', { bubbles: true, button, clientX: 10, clientY: 10 }));
    fireEvent(document, new MouseEvent('pointermove', { clientX: 60, clientY: 40 }));
    fireEvent(document, new MouseEvent('pointerup', { clientX: 60, clientY: 40 }));
  };
  const dialogWith = (title: ReactNode, own: Partial<ComponentProps<typeof Dialog>> = {}) => {
    const onClose = vi.fn();
    present(
      <Dialog title={title} onClose={onClose} {...own}>
        content
      </Dialog>,
    );
    return { onClose, style: screen.getByRole('dialog').style };
  };

  it('DIALOG-1 is not dragged by what can be pressed in its header, by another button of the mouse, or while maximised', () => {
    const { style } = dialogWith(
      <>
        Title <button type="button">act</button>
      </>,
    );
    const before = style.left;
    drag(screen.getByRole('button', { name: 'act' }));
    drag(screen.getByText('Title'), 2);
    expect(style.left).toBe(before);
    fireEvent.click(screen.getByRole('button', { name: '最大化' }));
    drag(screen.getByText('Title'));
    fireEvent.click(screen.getByRole('button', { name: '还原' }));
    expect(style.left).toBe(before);
  });

  it('DIALOG-1 a window that shrinks takes it along', () => {
    const { style } = dialogWith('Title');
    drag(screen.getByText('Title'));
    vi.stubGlobal('innerWidth', 420);
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(style.left).toBe('20px');
    vi.unstubAllGlobals();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('DIALOG-1 lightDismiss %s: a click beside it closes it %i times', (lightDismiss, times) => {
    const { onClose } = dialogWith('Title', { lightDismiss });
    const beside = document.querySelector('.ant-modal-wrap') as Element;
    fireEvent.mouseDown(beside);
    fireEvent.click(beside);
    expect(onClose).toHaveBeenCalledTimes(times);
  });

  it('DIALOG-1 the focus comes to the control that asks for it, also without motion', async () => {
    present(
      <ConfigProvider theme={{ token: { motion: false } }}>
        <Dialog title="Title" onClose={vi.fn()}>
          <input aria-label="other" />
          <input aria-label="first" {...FIRST_FOCUS} />
        </Dialog>
      </ConfigProvider>,
    );
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('first')));
  });

  it('DIALOG-1 Escape closes it and the focus returns', async () => {
    present(<Opened />);
    const opener = screen.getByRole('button', { name: 'open' });
    opener.focus();
    fireEvent.click(opener);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', code: 'Escape', keyCode: 27 });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
});
