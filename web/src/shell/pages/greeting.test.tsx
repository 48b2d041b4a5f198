import { fireEvent, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { switchLanguage } from '../../shared/i18n/language.ts';
import { present } from '../../testing/browser.tsx';
import { newStore } from '../../testing/new-store.ts';
import { type Failed, Greeting } from './greeting.tsx';

process.env.TZ = 'Pacific/Honolulu';

interface Counts {
  readonly pending: number | undefined;
  readonly unread: number | undefined;
  readonly failed?: Failed;
}

function greet(counts: Counts): void {
  switchLanguage('en');
  present(
    <Provider store={newStore()}>
      <MemoryRouter>
        <Greeting pendingId="pending" {...counts} />
      </MemoryRouter>
    </Provider>,
  );
}

const isQuiet = () => screen.queryByText('Nothing is pending and every notice is read.') !== null;

const COUNTS = [undefined, 0, 2];

it.each(COUNTS.flatMap((pending) => COUNTS.map((unread) => ({ pending, unread }))))(
  'nothing waits only where both are known: pending $pending, unread $unread',
  ({ pending, unread }) => {
    greet({ pending, unread });
    expect(isQuiet()).toBe(pending === 0 && unread === 0);
    expect(screen.queryAllByRole('link')).toHaveLength(Number(pending === 2) + Number(unread === 2));
  },
);

it.each(COUNTS.flatMap((pending) => COUNTS.map((unread) => ({ pending, unread }))))(
  'what could not be loaded is said, with a way to try again: pending $pending, unread $unread',
  ({ pending, unread }) => {
    const again = vi.fn();
    greet({ pending, unread, failed: { partly: false, again } });
    expect(isQuiet()).toBe(false);
    expect(screen.queryAllByRole('link')).toHaveLength(Number(pending === 2) + Number(unread === 2));
    expect(screen.getByText('What waits for you could not be loaded')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(again).toHaveBeenCalledOnce();
  },
);

it('TODO-2 where one source alone could not be asked, no more is said to be unknown', () => {
  greet({ pending: 0, unread: 0, failed: { partly: true, again: vi.fn() } });
  expect(isQuiet()).toBe(false);
  expect(screen.getByText('Some of what waits for you could not be loaded')).toBeTruthy();
});

it('greets by the hour in Shanghai, also in Honolulu', () => {
  // 06:30 in Shanghai, half past noon in Honolulu.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T22:30:00Z') });
  greet({ pending: 0, unread: 0 });
  expect(new Date().getHours()).toBe(12);
  expect(screen.getByRole('heading').textContent).toContain('Good morning');
  vi.useRealTimers();
});
