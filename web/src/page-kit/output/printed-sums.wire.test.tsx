import { tableColumn } from '@hall/contract/table-columns';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { switchLanguage } from '../../shared/i18n/language.ts';
import { present } from '../../testing/browser.tsx';
import { PrintedSums } from './printed-sums.tsx';

const COLUMNS = [tableColumn('name'), tableColumn('sum', { labels: { zh: '金额', en: 'Amount' }, amount: true })];

beforeEach(() => switchLanguage('zh'));

it('ACCT-8 a printed sheet gives the sum of its amounts in figures and in capitals', () => {
  present(<PrintedSums of="all" columns={COLUMNS} rows={[{ sum: '1200.50' }, { sum: '-0.45' }, { sum: '10000' }]} />);
  expect(screen.getByText('合计 金额：11,200.05 元，大写 壹万壹仟贰佰元零伍分')).toBeTruthy();
  act(() => switchLanguage('en'));
  expect(screen.getByText('Total of Amount: 11,200.05 yuan, in capitals 壹万壹仟贰佰元零伍分')).toBeTruthy();
});

it('PRINT-1 a sheet that is one page of several says that its sum is of that page', () => {
  present(<PrintedSums of="page" columns={COLUMNS} rows={[{ sum: '1200.50' }]} />);
  expect(screen.getByText(/^本页合计 金额：1,200.50 元/)).toBeTruthy();
  act(() => switchLanguage('en'));
  expect(screen.getByText(/^This page, total of Amount: 1,200.50 yuan/)).toBeTruthy();
});

it('PRINT-1 a sheet of chosen rows says that its sum is of those', () => {
  present(<PrintedSums of="selected" columns={COLUMNS} rows={[{ sum: '1200.50' }]} />);
  expect(screen.getByText(/^选中合计 金额：1,200.50 元/)).toBeTruthy();
  act(() => switchLanguage('en'));
  expect(screen.getByText(/^Rows chosen, total of Amount: 1,200.50 yuan/)).toBeTruthy();
});

it('ACCT-8 a sheet without amounts has no sum', () => {
  present(<PrintedSums of="all" columns={[tableColumn('name')]} rows={[{ name: '1' }]} />);
  expect(screen.queryByText(/合计/)).toBeNull();
});
