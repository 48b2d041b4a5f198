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

const show = (asked: readonly string[] = []) => {
  const [onQuery, onClose] = [vi.fn(), vi.fn()];
  present(<BatchDialog term="工号" keys={asked} onQuery={onQuery} onClose={onClose} />);
  const put = (value: string) => fireEvent.change(screen.getByLabelText('批量查询的内容'), { target: { value } });
  return { onQuery, onClose, put, query: () => fireEvent.click(screen.getByRole('button', { name: '查询' })) };
};

it('QUERY-6 pasted keys are asked for, and it is said of what', () => {
  const { put, query, onQuery, onClose } = show();
  expect(screen.getByText(/^每行一个工号，/)).toBeTruthy();
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

const keys = () => screen.getByLabelText('批量查询的内容') as HTMLTextAreaElement;
const choose = (bytes: readonly number[]) => {
  // jsdom's File cannot be read.
  const file = Object.assign(new File([], 'keys.txt'), { arrayBuffer: async () => new Uint8Array(bytes).buffer });
  fireEvent.change(screen.getByLabelText('从文本文件读取'), { target: { files: [file] } });
};

it('QUERY-6 the keys that are asked for at present are there to be changed', () => {
  show(['a', 'b']);
  expect(keys().value).toBe('a\nb');
});

it('QUERY-6 a key of more than 100 characters is refused, and its line named', () => {
  const { put, query, onQuery } = show();
  put(`a\n\n${'x'.repeat(100)}\n${'x'.repeat(101)}`);
  query();
  expect(screen.getByRole('alert').textContent).toBe('第 4 行超过 100 个字符');
  expect(onQuery).not.toHaveBeenCalled();
});

it('QUERY-6 a click beside the dialog does not throw away what was typed', () => {
  const { put, onClose } = show();
  put('a');
  const beside = document.querySelector('.ant-modal-wrap') as Element;
  fireEvent.mouseDown(beside);
  fireEvent.click(beside);
  expect(onClose).not.toHaveBeenCalled();
});

it('QUERY-6 a file that was changed can be chosen again', () => {
  show();
  const chosen = vi.fn();
  Object.defineProperty(screen.getByLabelText('从文本文件读取'), 'value', { set: chosen });
  choose([0x61]);
  return waitFor(() => expect(chosen).toHaveBeenCalledWith(''));
});

it('QUERY-6 a file that Chinese Windows saved is read as well', async () => {
  show();
  choose([0xcd, 0xf5, 0xb7, 0xbc, 0x0d, 0x0a, 0x31]);
  await waitFor(() => expect(keys().value).toBe('王芳\n1'));
});

it('QUERY-6 a file that is no text is refused with a message, and what was typed stays', async () => {
  const { put } = show();
  put('a');
  choose([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00, 0xff]);
  expect((await screen.findByRole('alert')).textContent).toBe('文件无法读取，请选择文本文件');
  expect(keys().value).toBe('a');
});

it('QUERY-6 keys are read from a text file', async () => {
  show();
  choose([...new TextEncoder().encode('m\n王\n')]);
  await waitFor(() => expect(keys().value).toBe('m\n王\n'));
});
