import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { present } from '../../testing/browser.tsx';
import { newStore } from '../../testing/new-store.ts';
import { signedIn } from '../session/session-slice.ts';
import { Watermark } from './watermark.tsx';

it('SHELL-13 the mark names who signed in while the server tells no more of them', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const store = newStore();
  store.dispatch(signedIn({ id: 's', token: 't', userId: 'p1', userName: 'Zhao Min', casLogin: false }));
  present(
    <Provider store={store}>
      <Watermark className="mark" />
    </Provider>,
  );
  expect(document.querySelector<HTMLElement>('.mark')?.dataset.name).toBe('Zhao Min');
  vi.unstubAllGlobals();
});
