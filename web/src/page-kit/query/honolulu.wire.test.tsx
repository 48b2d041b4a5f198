import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../shared/i18n/language.ts';
import { present } from '../../testing/browser.tsx';
import { field } from '../../testing/columns.ts';
import type { Values } from '../query-values.ts';
import { LabelledPiece } from './labelled-piece.tsx';
import type { ValueField } from './pieces.ts';

process.env.TZ = 'Pacific/Honolulu';

let latest: Values = {};

beforeEach(() => {
  switchLanguage('zh');
  // 06:30 on the 22nd in Shanghai, half past noon on the 21st in Honolulu.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T22:30:00Z') });
  return () => vi.useRealTimers();
});

function open(of: ValueField): void {
  const told = (part: Values) => {
    latest = part;
  };
  present(<LabelledPiece field={of} values={{}} onChange={told} />);
  const input = screen.getByLabelText(of.fieldId);
  fireEvent.mouseDown(input);
  fireEvent.click(input);
}

it.each([
  ['今天', '2026-11-22'],
  ['昨天', '2026-11-21'],
  ['一周前', '2026-11-15'],
])('QUERY-2 date: %s is told by the calendar of Shanghai, also in Honolulu', (name, day) => {
  expect(new Date().getDate()).toBe(21);
  open(field('day', 'date') as ValueField);
  fireEvent.click(screen.getByText(name));
  expect(latest.day).toBe(day);
});

it('QUERY-2 daterange: the last days end with today in Shanghai, also in Honolulu', () => {
  open(field('from', 'daterange', { endFieldId: 'to' }) as ValueField);
  fireEvent.click(screen.getByText('近 7 天'));
  expect(latest).toEqual({ from: '2026-11-16', to: '2026-11-22' });
});

it('QUERY-2 date: the day marked as today is that of Shanghai, also in Honolulu', () => {
  open(field('day', 'date') as ValueField);
  expect(document.querySelector('.ant-picker-cell-today')?.getAttribute('title')).toBe('2026-11-22');
});

it('QUERY-2 date: the button for now gives the moment in Shanghai, also in Honolulu', () => {
  open(field('day', 'date', { withTime: true }) as ValueField);
  fireEvent.click(screen.getByText('Now'));
  expect(latest.day).toBe('2026-11-22 06:30:00');
});
