// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../shared/i18n/language.ts';
import { present } from '../../testing/browser.tsx';
import { BatchDialog } from './batch-dialog.tsx';
import { batchKeys } from './batch-keys.ts';

beforeEach(() => switchLanguage('zh'));

it('QUERY-6 one key a line; blanks and duplicates are dropped, whatever ends the lines', () => {
  expect(batchKeys('\uFEFF a \r\n\r\nb\ra\nb\n')).toMatchObject({ keys: ['a', 'b'], dropped: 2, tooMany: false });
});

it('QUERY-6 a thousand keys are taken, more are refused', () => {
  const keys = (count: number) => Array.from({ length: count }, (_, index) => `k${index}`).join('\n');
  expect(batchKeys(keys(1000)).tooMany).toBe(false);
  expect(batchKeys(keys(1001)).tooMany).toBe(true);
});

const show = () => {
  const [onQuery, onClose] = [vi.fn(), vi.fn()];
  present(<BatchDialog keys={[]} onQuery={onQuery} onClose={onClose} />);
  const put = (value: string) => fireEvent.change(screen.getByLabelText('批量查询的内容'), { target: { value } });
  return { onQuery, onClose, put, query: () => fireEvent.click(screen.getByRole('button', { name: '查询' })) };
};

it('QUERY-6 pasted keys are asked for', () => {
  const { put, query, onQuery, onClose } = show();
  put('x\ny\nx');
  expect(screen.getByText(/共 2 个 · 已去除 1 个重复项/)).toBeTruthy();
  query();
  expect(onQuery).toHaveBeenCalledWith(['x', 'y']);
  expect(onClose).toHaveBeenCalledOnce();
});

it('QUERY-6 none and too many are refused with a message', () => {
  const { put, query, onQuery } = show();
  query();
  expect(screen.getByRole('alert').textContent).toBe('请至少输入一个');
  put(Array.from({ length: 1002 }, (_, index) => index).join('\n'));
  query();
  expect(screen.getByRole('alert').textContent).toContain('最多 1000 个，现有 1002 个');
  expect(onQuery).not.toHaveBeenCalled();
});

it('QUERY-6 keys are read from a text file', async () => {
  show();
  const file = new File(['m\nn\n'], 'keys.txt', { type: 'text/plain' });
  Object.assign(file, { text: () => Promise.resolve('m\nn\n') });
  fireEvent.change(screen.getByLabelText('从文本文件读取'), { target: { files: [file] } });
  await waitFor(() => expect((screen.getByLabelText('批量查询的内容') as HTMLTextAreaElement).value).toBe('m\nn\n'));
});
