import { expect, it } from 'vitest';
import { stepOf } from './reading-keys.ts';

function press(init: KeyboardEventInit, html = '<p></p>') {
  document.body.innerHTML = html;
  let step: ReturnType<typeof stepOf>;
  document.body.addEventListener('keydown', (event) => (step = stepOf(event)), { once: true });
  document.body.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  return step;
}

it.each([
  ['j', 'next'],
  ['J', 'next'],
  ['ArrowRight', 'next'],
  ['k', 'previous'],
  ['K', 'previous'],
  ['ArrowLeft', 'previous'],
  ['ArrowDown', undefined],
])('NOTICE-8 the key %s leads to: %s', (key, step) => expect(press({ key })).toBe(step));

it.each(['<input>', '<textarea></textarea>'])('NOTICE-8 what is typed leads nowhere: %s', (html) => {
  expect(press({ key: 'j' }, html)).toBeUndefined();
  expect(press({ key: 'ArrowRight' }, html)).toBeUndefined();
});

it('NOTICE-8 the arrows scroll a table that has the focus, and letters lead on from there', () => {
  expect(press({ key: 'ArrowRight' }, '<div class="notice-table"></div>')).toBeUndefined();
  expect(press({ key: 'j' }, '<div class="notice-table"></div>')).toBe('next');
});

it.each(['altKey', 'ctrlKey', 'metaKey'])("NOTICE-8 the browser's own combinations stay its own: %s", (modifier) =>
  expect(press({ key: 'ArrowLeft', [modifier]: true })).toBeUndefined(),
);
