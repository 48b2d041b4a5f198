import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { present } from '../../testing/browser.tsx';
import { DropPanel, useDropPanel } from './drop-panel.tsx';

function Panel() {
  const state = useDropPanel();
  const content = (
    <>
      <button type="button">first</button>
      <button type="button">middle</button>
      <button type="button" onClick={() => state.change(false)}>
        last
      </button>
    </>
  );
  return (
    <DropPanel state={state} content={content}>
      <button type="button">opener</button>
    </DropPanel>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const isOpen = () => screen.queryByRole('button', { name: 'first' }) !== null;
const tab = (from: Element, shiftKey = false) => fireEvent.keyDown(from, { key: 'Tab', shiftKey });

beforeEach(() => {
  present(<Panel />);
  button('opener').focus();
  fireEvent.click(button('opener'));
});

it('SHELL-15 a panel takes the focus as it opens', () => {
  return waitFor(() => expect(document.activeElement).toBe(button('first').parentElement));
});

it('SHELL-15 Tab past its end leads back to the button that opened it', () => {
  button('last').focus();
  tab(button('last'));
  expect([isOpen(), document.activeElement]).toEqual([false, button('opener')]);
});

it('SHELL-15 so does Tab back past its beginning', () => {
  button('first').focus();
  tab(button('first'), true);
  expect([isOpen(), document.activeElement]).toEqual([false, button('opener')]);
});

it('SHELL-15 Tab within it stays in it', () => {
  button('middle').focus();
  tab(button('middle'));
  tab(button('middle'), true);
  expect([isOpen(), document.activeElement]).toEqual([true, button('middle')]);
});

it('SHELL-15 a choice that closes it gives the focus back at once, so that what comes next can return it', () => {
  button('last').focus();
  fireEvent.click(button('last'));
  expect(document.activeElement).toBe(button('opener'));
});
