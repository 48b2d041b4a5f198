import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { present } from '../../testing/browser.tsx';
import { switchLanguage } from '../i18n/language.ts';
import { MomentText } from './moment-text.tsx';

afterEach(() => void vi.useRealTimers());

it.each([
  ['2026-11-26 12:27:00', false, '3 minutes ago'],
  ['2026-11-26 12:27:00', true, '2026-11-26 12:27 · 3 minutes ago'],
  ['2026-10-01 08:00:00', false, '2026-10-01'],
  ['2026-10-01 08:00:00', true, '2026-10-01 08:00'],
])('NOTICE-1 %s, exactly: %s, is shown as %s, and the minute is at hand', (at, exact, text) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T04:30:00Z') });
  switchLanguage('en');
  present(<MomentText at={at} exact={exact} />);
  const time = screen.getByRole('time');
  expect(time.textContent).toBe(text);
  expect([time.title, time.getAttribute('datetime')]).toEqual([at.slice(0, 16), at.slice(0, 16)]);
});
