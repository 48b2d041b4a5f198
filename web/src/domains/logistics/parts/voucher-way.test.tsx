import type { Voucher, VoucherMove } from '@hall/contract/logistics';
import { act, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../../shared/i18n/language.ts';
import { present } from '../../../testing/browser.tsx';
import { newStore } from '../../../testing/new-store.ts';
import { ScannedLine } from './scanned-line.tsx';
import { Moves } from './voucher-way.tsx';

const NOW = new Date('2026-11-27T00:00:00Z');

beforeEach(() => {
  switchLanguage('en');
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => void vi.useRealTimers());

const voucher = {
  ...{
    number: '202600001234',
    kindName: '差旅报销单',
    kindNameEn: 'Travel claim',
    amount: '1200.50',
    person: '王芳',
    personEn: 'Wang Fang',
  },
  station: 'checked',
} as Voucher;
const common = {
  place: '审核室',
  placeEn: 'Review office',
  person: '李敏',
  personEn: 'Li Min',
  staffNumber: '1',
  takenBack: false,
} as const;
const MOVES: readonly VoucherMove[] = [
  { ...common, moveId: 4, from: 'received', to: 'checked', at: '2026-11-27 07:59:00', secondsLeft: 540 },
  { ...common, moveId: 3, from: 'returned', to: 'received', at: '2026-11-26 09:01:00', takesBack: 2 },
  {
    ...{ ...common, takenBack: true, moveId: 2, from: 'received', to: 'returned', at: '2026-11-26 09:00:00' },
    ...{ reason: '附件不全', reasonEn: 'Attachments are missing', note: 'No. 7' },
  },
  { ...common, moveId: 1, to: 'handed', at: '2026-11-25 09:00:00' },
];

const presentWay = () =>
  present(
    <Provider store={newStore()}>
      <Moves way={{ voucher, moves: [...MOVES] }} answeredAt={NOW.getTime()} />
    </Provider>,
  );
const takeBack = () => screen.queryByRole('button', { name: 'Take back' });

it('LOGI-1 tells of each move where, who and when, with its reason; one that was taken back is struck through, with the entry of that', () => {
  presentWay();
  const [latest, entry, struck, first] = screen.getAllByRole('listitem').map((line) => within(line));
  expect(latest?.getByText('Checked').tagName).toBe('STRONG');
  expect(latest?.getByText('Review office · Li Min')).toBeTruthy();
  expect(latest?.getByText('2026-11-27 07:59:00')).toBeTruthy();
  expect(entry?.getByText('Wrong scan taken back: Returned → Received')).toBeTruthy();
  expect(struck?.getByText('Returned').tagName).toBe('DEL');
  expect(struck?.getByText('Taken back')).toBeTruthy();
  expect(struck?.getByText('Attachments are missing · No. 7')).toBeTruthy();
  expect(first?.getByText('Handed in')).toBeTruthy();
});

it('LOGI-1 a scan can be taken back while the ten minutes last: it says until when, and goes by itself', () => {
  presentWay();
  expect(takeBack()).not.toBeNull();
  expect(screen.getByText('until 08:09')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(539_000));
  expect(takeBack()).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(takeBack()).toBeNull();
});

it.each([
  ['waiting', {}, 'Under way…'],
  ['done', { voucher }, 'Checked'],
  ['taken-back', { voucher, takenBack: true }, 'Taken back'],
  ['fault', { fault: 'The voucher is at this station already' }, 'The voucher is at this station already'],
])('LOGI-1 a scan that is %s says so', (tone, state, text) => {
  present(<ScannedLine typed="2026 0000 1234" {...state} />);
  const line = screen.getByRole('listitem');
  expect(line.dataset.tone).toBe(tone);
  expect(within(line).getByText(text)).toBeTruthy();
});
