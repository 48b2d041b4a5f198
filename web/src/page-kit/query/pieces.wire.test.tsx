import type { QueryField } from '@hall/contract/query-fields';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../shared/i18n/language.ts';
import { present } from '../../testing/browser.tsx';
import { field, option } from '../../testing/columns.ts';
import { newStore } from '../../testing/new-store.ts';
import type { Values } from '../query-values.ts';
import { allowedButtons } from './allowed-buttons.ts';
import { LabelledPiece } from './labelled-piece.tsx';
import { formParts, type ValueField } from './pieces.ts';

let latest: Values = {};

function Held({ of, from }: { readonly of: QueryField; readonly from: Values }) {
  const [values, setValues] = useState(from);
  latest = values;
  return <LabelledPiece field={of as ValueField} values={values} onChange={(part) => setValues({ ...values, ...part })} />;
}

const show = (of: QueryField, from: Values = {}) => present(<Held of={of} from={from} />);
const openPicker = (input: Element) => {
  fireEvent.mouseDown(input);
  fireEvent.click(input);
};

beforeEach(() => switchLanguage('zh'));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Only what the day is stands still: midnight could pass while a picker opens. */
const onMarchSecond = () => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T12:00:00+08:00') });

describe('QUERY-2 pieces', () => {
  it('QUERY-2 text: labelled, and more than 100 characters are refused with a message', () => {
    show(field('text', 'text', { title: { zh: '操作', en: 'Action' } }));
    const input = screen.getByLabelText('操作');
    fireEvent.change(input, { target: { value: 'x'.repeat(100) } });
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.change(input, { target: { value: 'x'.repeat(101) } });
    expect(screen.getByRole('alert').textContent).toBe('不能超过 100 个字符');
    act(() => switchLanguage('en'));
    expect(screen.getByRole('alert').textContent).toBe('At most 100 characters');
    expect((screen.getByLabelText('Action') as HTMLInputElement).value).toHaveLength(101);
  });

  it.each([
    ['今天', '2026-03-02'],
    ['昨天', '2026-03-01'],
    ['一周前', '2026-02-23'],
  ])('QUERY-2 date: %s is one of the shortcuts', (name, day) => {
    onMarchSecond();
    show(field('day', 'date'));
    openPicker(screen.getByLabelText('day'));
    fireEvent.click(screen.getByText(name));
    expect(latest.day).toBe(day);
  });

  it('QUERY-2 date: with the time of day it is written yyyy-MM-dd HH:mm:ss', () => {
    show(field('at', 'date', { withTime: true }), { at: '2026-03-01 08:05:09' });
    expect((screen.getByLabelText('at') as HTMLInputElement).value).toBe('2026-03-01 08:05:09');
  });

  it.each([
    [7, '2026-02-24'],
    [30, '2026-02-01'],
    [90, '2025-12-03'],
  ])('QUERY-2 daterange: the last %i days are one of the shortcuts', (days, from) => {
    onMarchSecond();
    show(field('from', 'daterange', { endFieldId: 'to' }));
    openPicker(screen.getByLabelText('from'));
    fireEvent.click(screen.getByText(`近 ${days} 天`));
    expect(latest).toEqual({ from, to: '2026-03-02' });
  });

  it('QUERY-2 daterange: the start must not be after the end', () => {
    show(field('from', 'daterange', { endFieldId: 'to' }), { from: '2026-02-02', to: '2026-02-01' });
    expect(screen.getByRole('alert').textContent).toBe('开始不能晚于结束');
  });

  it('QUERY-2 numberrange: whole numbers in order', () => {
    show(field('low', 'numberrange', { endFieldId: 'high', title: { zh: '耗时', en: 'Duration' } }));
    fireEvent.change(screen.getByLabelText('耗时 最小'), { target: { value: '20' } });
    fireEvent.change(screen.getByLabelText('耗时 最大'), { target: { value: '5' } });
    expect(screen.getByRole('alert').textContent).toBe('最小值不能大于最大值');
    fireEvent.change(screen.getByLabelText('耗时 最大'), { target: { value: 'x' } });
    expect(screen.getByRole('alert').textContent).toBe('请输入不小于 0 的整数');
    fireEvent.change(screen.getByLabelText('耗时 最大'), { target: { value: '20' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['1.5', '-3.20', '0', '007', '999999999999999.99'])('QUERY-2 numberrange: decimals where the field has them: %s', (typed) => {
    show(field('least', 'numberrange', { endFieldId: 'most', decimals: 2 }), { least: typed });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['.5', '1.', '1,5', '１．５', '1e3', '0.005', '--1', '+1', '1 000', '¥1'])(
    'QUERY-2 numberrange: no number of at most two decimals: %s',
    (typed) => {
      show(field('least', 'numberrange', { endFieldId: 'most', decimals: 2 }), { least: '0', most: typed });
      expect(screen.getByRole('alert').textContent).toBe('请输入数字，最多 2 位小数');
    },
  );

  it('QUERY-2 numberrange: decimals are compared digit by digit', () => {
    const amounts = field('least', 'numberrange', { endFieldId: 'most', decimals: 2 });
    show(amounts, { least: '100000000000000.02', most: '100000000000000.01' });
    expect(screen.getByRole('alert').textContent).toBe('最小值不能大于最大值');
  });

  it('QUERY-2 numberrange: a field without decimals takes none, and nothing below 0', () => {
    show(field('least', 'numberrange', { endFieldId: 'most' }), { least: '1.5', most: '-1' });
    expect(screen.getByRole('alert').textContent).toBe('请输入不小于 0 的整数');
  });

  it('QUERY-2 select: offers the options in the language', async () => {
    show(field('kind', 'select', { options: [option('read', '查询', 'Read'), option('change', '变更', 'Change')] }));
    fireEvent.mouseDown(screen.getByLabelText('kind'));
    fireEvent.click(await screen.findByTitle('变更'));
    expect(latest.kind).toBe('change');
  });

  it('QUERY-2 treeselect: offers the options under their parents', async () => {
    const options = [option('hq', '总部', 'Head office'), option('cash', '出纳', 'Cashier', 'hq')];
    show(field('unit', 'treeselect', { options }));
    fireEvent.mouseDown(screen.getByLabelText('unit'));
    fireEvent.click(await screen.findByTitle('出纳'));
    expect(latest.unit).toBe('cash');
  });

  it('QUERY-2 a kind that is not known is left out and reported once', () => {
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const fields = [field('text', 'text'), field('odd', 'hologram')];
    expect(formParts(fields).inputs.map(({ fieldId }) => fieldId)).toEqual(['text']);
    formParts(fields);
    expect(told).toHaveBeenCalledOnce();
  });

  it('QUERY-2 isShow and sortNum: hidden fields are left out, the others stand in order', () => {
    const fields = [field('b', 'text', { order: 2 }), field('c', 'text', { shown: false }), field('a', 'text', { order: 1 })];
    expect(formParts(fields).inputs.map(({ fieldId }) => fieldId)).toEqual(['a', 'b']);
  });
});

it('QUERY-3 of a button group only query, export, reset and batch are shown, each once; anything else is logged once', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(allowedButtons(['query', 'export', 'reset', 'batch'])).toEqual(['query', 'export', 'reset', 'batch']);
  expect(told).not.toHaveBeenCalled();
  expect(allowedButtons(['query', 'destroy', 'query', 'reset'])).toEqual(['query', 'reset']);
  expect(allowedButtons(['query', 'query'])).toEqual(['query']);
  expect(told.mock.calls).toEqual([['按钮类别不合法或重复']]);
});

describe('QUERY-2 suggest', () => {
  let asked: Record<string, string>[];
  let answers: (() => void)[];

  beforeEach(() => {
    asked = [];
    answers = [];
    vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
      const request = JSON.parse(String(body)) as Record<string, string>;
      asked.push(request);
      const found = `${Object.values(request).at(-1)}-found`;
      return new Promise((resolve) => {
        answers.push(() => resolve(Response.json({ code: 200, message: '', data: [Object.fromEntries([['fieldVal', found]])] })));
      });
    });
    present(
      <Provider store={newStore()}>
        <Held of={field('person', 'suggest')} from={{}} />
      </Provider>,
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const type = (value: string) => fireEvent.change(screen.getByLabelText('person'), { target: { value } });

  it('QUERY-2 suggest: asks by the parts of the unique id, and drops stale answers', async () => {
    type('ab');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ pageId: 'demo-page', moduleId: 'query', groupId: 'main', fieldId: 'person' });
    type('abc');
    await waitFor(() => expect(asked).toHaveLength(2));
    answers[1]?.();
    await screen.findByTitle('abc-found');
    answers[0]?.();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByTitle('ab-found')).toBeNull();
    expect(screen.getByTitle('abc-found')).toBeTruthy();
  });

  it('QUERY-2 suggest: asks when typing has rested for 250 ms, and not for more than a text may have', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    type('a');
    act(() => void vi.advanceTimersByTime(240));
    type('ab');
    act(() => void vi.advanceTimersByTime(240));
    expect(asked).toHaveLength(0);
    act(() => void vi.advanceTimersByTime(20));
    expect(asked).toHaveLength(1);
    type('x'.repeat(101));
    act(() => void vi.advanceTimersByTime(1000));
    expect(asked).toHaveLength(1);
  });
});
