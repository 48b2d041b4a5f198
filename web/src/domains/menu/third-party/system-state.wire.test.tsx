import { ownSystemsEndpoints } from '@hall/contract/own-systems';
import { act, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../../shared/i18n/language.ts';
import { present } from '../../../testing/browser.tsx';
import { newStore } from '../../../testing/new-store.ts';
import { SystemState } from './system-state.tsx';
import { statesStale } from './third-party-api.ts';

afterEach(() => vi.unstubAllGlobals());

/** Shows the state of a system, which the server answers with these in turn; what waits is let go by hand. */
function shown(...answers: readonly unknown[]) {
  switchLanguage('en');
  const waiting: (() => void)[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (path: string) => {
    expect(path).toBe(ownSystemsEndpoints.systemState.path);
    const answer = left.shift();
    await new Promise<void>((go) => waiting.push(go));
    return Response.json(answer);
  });
  const store = newStore();
  present(
    <Provider store={store}>
      <SystemState id="assets" />
    </Provider>,
  );
  const answer = async () => {
    await vi.waitUntil(() => waiting.length > 0);
    await act(async () => waiting.shift()?.());
  };
  return { answer, again: () => act(() => store.dispatch(statesStale())) };
}

const found = (state: string) => ({ code: 200, message: '', data: { state, checkedAt: '2026-11-20 10:23:05' } });

it.each([
  ['in-use', 'In use'],
  ['slow', 'Slow'],
  ['unreachable', 'Not reachable'],
  ['unknown', 'Cannot be checked'],
])('INFO-1 a system that is %s is said to be "%s", with when that was seen', async (state, said) => {
  const { answer } = shown(found(state));
  expect(screen.getByText('Checking…')).toBeTruthy();
  await answer();
  expect((await screen.findByText(said)).dataset.state).toBe(state);
  expect(screen.getByText(/Checked at 10:23:05/)).toBeTruthy();
});

it('INFO-1 an answer that was kept from the check before is said to be that, until there is a new one', async () => {
  const later = { code: 200, message: '', data: { state: 'in-use', checkedAt: '2026-11-20 10:24:10' } };
  const { answer, again } = shown(found('in-use'), found('in-use'), later);
  await answer();
  expect(await screen.findByText('Checked at 10:23:05')).toBeTruthy();
  again();
  await answer();
  expect(await screen.findByText(/^Still as checked at 10:23:05/)).toBeTruthy();
  again();
  await answer();
  expect(await screen.findByText('Checked at 10:24:10')).toBeTruthy();
});

it('INFO-1 a check that fails says so, and the next one tells what it finds', async () => {
  const { answer, again } = shown({ code: 500, message: '失败', data: null }, found('in-use'));
  await answer();
  expect(await screen.findByText('Could not be checked')).toBeTruthy();
  again();
  expect(await screen.findByText('Checking…')).toBeTruthy();
  await answer();
  expect(await screen.findByText('In use')).toBeTruthy();
});
