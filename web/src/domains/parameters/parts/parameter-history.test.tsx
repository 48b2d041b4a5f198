import { PARAMETER_EVENTS_MAX, type ParameterEvent } from '@hall/contract/parameter-management';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { switchLanguage } from '../../../shared/i18n/language.ts';
import { present } from '../../../testing/browser.tsx';
import { Events } from './parameter-history.tsx';

beforeEach(() => switchLanguage('en'));

const event = (index: number): ParameterEvent => ({
  at: `2026-11-20 09:${String(index % 60).padStart(2, '0')}:${String(Math.floor(index / 60)).padStart(2, '0')}`,
  ...{ staffNumber: '2001001', person: '何志远', personEn: 'He Zhiyuan', changes: [] },
});
const presentEvents = (count: number) => present(<Events events={Array.from({ length: count }, (_, index) => event(index))} />);
const note = () => screen.queryByText('These are the latest 100 changes; earlier ones are not listed');

it('SYS-6 says that the latest changes alone are listed where there may be more', () => {
  presentEvents(PARAMETER_EVENTS_MAX);
  expect(screen.getAllByRole('listitem')).toHaveLength(PARAMETER_EVENTS_MAX);
  expect(note()).not.toBeNull();
});

it('SYS-6 says nothing of it where all are listed', () => {
  presentEvents(PARAMETER_EVENTS_MAX - 1);
  expect(note()).toBeNull();
});
