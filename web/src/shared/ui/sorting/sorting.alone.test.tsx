// @vitest-environment jsdom
import { SortableContext } from '@dnd-kit/sortable';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { present } from '../../../testing/browser.tsx';
import { switchLanguage } from '../../i18n/language.ts';
import { Sorting } from './sorting.tsx';
import { useSorted } from './use-sorted.ts';

const HEIGHT = 20;

function Item({ id, fixed = false }: { readonly id: string; readonly fixed?: boolean }) {
  const { ref, handle, takenByMouse, mark, moveBy } = useSorted(id, fixed);
  return (
    <li ref={ref} data-testid={id} data-mark={mark} {...takenByMouse}>
      <button type="button" aria-label={`take ${id}`} {...handle} />
      <button type="button" aria-label={`down ${id}`} onClick={() => moveBy(1)} />
    </li>
  );
}

function Lists({ onMove }: { readonly onMove: (id: string, other: string) => void }) {
  const [items, setItems] = useState(['a', 'b', 'c']);
  const move = (id: string, other: string) => {
    onMove(id, other);
    const place = items.indexOf(other);
    setItems((old) => old.filter((one) => one !== id).toSpliced(place, 0, id));
  };
  return (
    <Sorting axis="y" nameOf={(id) => id.toUpperCase()} onMove={move}>
      <SortableContext items={items}>
        <Item id="first" fixed />
        {items.map((id) => (
          <Item key={id} id={id} />
        ))}
      </SortableContext>
      <SortableContext items={['other']}>
        <Item id="other" />
      </SortableContext>
    </Sorting>
  );
}

/** Items one below the other, as a browser would lay them out. */
function show() {
  const onMove = vi.fn();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = screen.queryAllByRole('listitem').findIndex((item) => item === this || item.contains(this));
    return new DOMRect(0, place * HEIGHT, 100, HEIGHT);
  });
  present(<Lists onMove={onMove} />);
  return onMove;
}

const told = () => document.querySelector('[aria-live]')?.textContent;
const order = () => screen.getAllByRole('listitem').map((item) => item.dataset.testid);
const press = (code: string) => fireEvent.keyDown(document.activeElement ?? document.body, { code, key: code });

/** What the library does it does one step after the event. */
const settled = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve)));

/** jsdom has no pointer events. */
const pointer = (on: EventTarget, type: string, clientY: number, { button = 0, pointerType = 'mouse' } = {}) =>
  act(() => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, button, clientX: 5, clientY });
    on.dispatchEvent(Object.assign(event, { isPrimary: true, pointerType }));
  });

/** Takes an item and moves it, without letting go. */
async function pull(id: string, to: number, init: object = {}): Promise<void> {
  const [item, from] = [screen.getByTestId(id), order().indexOf(id) * HEIGHT];
  pointer(item, 'pointerdown', from, init);
  for (const clientY of [(from + to) / 2, to]) {
    pointer(document, 'pointermove', clientY);
    await settled();
  }
}

afterEach(() => {
  vi.restoreAllMocks();
  switchLanguage('zh');
});

it('TABS-6 a button of its own moves an item as far as there are places, tells it, and keeps the focus', () => {
  const onMove = show();
  const down = () => screen.getByRole('button', { name: 'down b' });
  down().focus();
  fireEvent.click(down());
  expect(order()).toEqual(['first', 'a', 'c', 'b', 'other']);
  expect([told(), document.activeElement]).toEqual(['B：已放在第 3 位，共 3 位', down()]);
  fireEvent.click(down());
  expect(onMove).toHaveBeenCalledTimes(1);
});

it('TABS-6 by mouse an item goes where it is let go, not before a fixed one; a press that hardly moves is a click', async () => {
  const onMove = show();
  const drag = async (id: string, to: number, init: object = {}) => {
    await pull(id, to, init);
    pointer(document, 'pointerup', to);
    await settled();
  };
  await drag('first', 2 * HEIGHT);
  expect(told()).toBe('');
  await drag('c', -50);
  expect(order()).toEqual(['first', 'c', 'a', 'b', 'other']);
  await drag('c', 2 * HEIGHT, { button: 1 });
  await drag('c', 2 * HEIGHT, { pointerType: 'touch' });
  await drag('c', HEIGHT + 3);
  expect(onMove.mock.calls).toEqual([['c', 'a']]);
});

it('SHELL-15 Escape puts an item back that is dragged, and closes nothing round the list', async () => {
  const onMove = show();
  switchLanguage('en');
  const closing = vi.fn();
  window.addEventListener('keydown', closing);
  await pull('b', 3 * HEIGHT);
  expect(told()).toBe('B would go to place 3 of 3');
  expect(screen.getByTestId('c').dataset.mark).toBe('after');
  press('Escape');
  await settled();
  window.removeEventListener('keydown', closing);
  expect(closing).not.toHaveBeenCalled();
  expect(told()).toBe('B stays in place 2 of 3');
  expect(onMove).not.toHaveBeenCalled();
});
