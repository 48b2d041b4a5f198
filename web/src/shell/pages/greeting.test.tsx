// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { switchLanguage } from '../../shared/i18n/language.ts';
import { present } from '../../testing/browser.tsx';
import { newStore } from '../../testing/new-store.ts';
import { Greeting } from './greeting.tsx';

const COUNTS = [undefined, 0, 2];

it.each(COUNTS.flatMap((pending) => COUNTS.map((unread) => ({ pending, unread }))))(
  'nothing waits only where both are known: pending $pending, unread $unread',
  ({ pending, unread }) => {
    switchLanguage('en');
    present(
      <Provider store={newStore()}>
        <MemoryRouter>
          <Greeting pending={pending} unread={unread} pendingId="pending" />
        </MemoryRouter>
      </Provider>,
    );
    const quiet = screen.queryByText('Nothing is pending and every notice is read.') !== null;
    expect(quiet).toBe(pending === 0 && unread === 0);
    expect(screen.queryAllByRole('link')).toHaveLength(Number(pending === 2) + Number(unread === 2));
  },
);
