import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useFiles } from './use-files.ts';

const [attach, detach] = [vi.fn(), vi.fn()];

// jsdom reads files by FileReader alone.
const text = (name: string) =>
  Object.assign(new File(['text'], name), { arrayBuffer: async () => new TextEncoder().encode('text').buffer });
const texts = (count: number) => Array.from({ length: count }, (_, index) => text(`${index}.txt`));
const opened = () => renderHook(() => useFiles([], { attach, detach })).result;

beforeEach(() => {
  attach.mockReset().mockImplementation(async (_: string, { name }: { name: string }) => ({ id: name, name, size: 4 }));
});

describe('NOTICE-7 PROJ-15 files of something', () => {
  it('wait in the list until there is something to upload them to', async () => {
    const files = opened();
    act(() => files.current.choose([text('a.txt'), text('b.txt')]));
    expect(files.current.waiting.map(({ file }) => file.name)).toEqual(['a.txt', 'b.txt']);
    expect(attach).not.toHaveBeenCalled();
    await act(async () => expect(await files.current.upload('n1')).toBe(true));
    expect(files.current.attached.map(({ name }) => name)).toEqual(['a.txt', 'b.txt']);
    expect(files.current.waiting).toEqual([]);
  });

  it('are not all taken where one is refused, which is said, or fails, which waits on', async () => {
    const files = opened();
    act(() => files.current.choose([text('a.pdf'), text('b.txt')]));
    await act(async () => expect(await files.current.upload('n1')).toBe(false));
    expect(files.current.refused).toEqual([{ name: 'a.pdf', rule: 'file-type' }]);
    expect(files.current.attached.map(({ name }) => name)).toEqual(['b.txt']);
    attach.mockResolvedValue(undefined);
    act(() => files.current.choose([text('c.txt')]));
    await act(async () => expect(await files.current.upload('n1')).toBe(false));
    expect(files.current.waiting.map(({ file }) => file.name)).toEqual(['c.txt']);
  });

  it('are refused as soon as they are chosen where their names or sizes tell, and take no room', () => {
    const files = opened();
    act(() => files.current.choose([text('a.exe'), new File([], 'b.txt'), ...texts(8)]));
    expect(files.current.refused.map(({ name, rule }) => `${name} ${rule}`)).toEqual(['a.exe file-type', 'b.txt file-empty']);
    expect(files.current.waiting).toHaveLength(8);
  });

  it('that are chosen during an upload join it, and count towards the eight', async () => {
    const files = opened();
    await act(async () => {
      files.current.choose(texts(5));
      const first = files.current.upload('n1');
      files.current.choose(texts(5).map(({ name }) => text(`more-${name}`)));
      await Promise.all([first, files.current.upload('n1')]);
    });
    expect(attach).toHaveBeenCalledTimes(8);
    expect(files.current.attached).toHaveLength(8);
    expect(files.current.refused.map(({ name, rule }) => `${name} ${rule}`)).toEqual([
      'more-3.txt too-many-files',
      'more-4.txt too-many-files',
    ]);
  });
});
