import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { present } from '../../testing/browser.tsx';
import { LoadedPart, type LoadPart, loadAhead } from './loaded-part.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello, {name}</p>;
type Load = LoadPart<{ readonly name: string }>;

const show = (load: Load) =>
  present(
    <LoadedPart
      load={load}
      props={{ name: 'Ada' }}
      waiting={<p>waiting</p>}
      failed={(retry) => (
        <button type="button" onClick={retry}>
          again
        </button>
      )}
    />,
  );

it('PERF-3 a part that was loaded ahead is there at the first drawing', async () => {
  const load: Load = async () => Greeting;
  await loadAhead(load);
  show(load);
  expect(screen.getByText('Hello, Ada')).toBeTruthy();
});

it('PERF-3 a part that was not loaded ahead comes once it is loaded, with something in its place until then', async () => {
  let come: (part: ComponentType<{ readonly name: string }>) => void = () => undefined;
  show(() => new Promise((resolve) => (come = resolve)));
  expect(screen.getByText('waiting')).toBeTruthy();
  await act(async () => come(Greeting));
  expect(await screen.findByText('Hello, Ada')).toBeTruthy();
});

it('SHELL-12 a part that fails to load can be tried again, also when loading it ahead had failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<Load>()
    .mockRejectedValueOnce(new Error('ahead'))
    .mockRejectedValueOnce(new Error('shown'))
    .mockResolvedValue(Greeting);
  await loadAhead(load);
  show(load);
  fireEvent.click(await screen.findByText('again'));
  expect(await screen.findByText('Hello, Ada')).toBeTruthy();
  vi.restoreAllMocks();
});

it('SHELL-12 a part that fails to be drawn can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const Fragile = ({ name }: { readonly name: string }) => {
    if (broken) throw new Error('broken');
    return <p>{name}</p>;
  };
  const load: Load = async () => Fragile;
  await loadAhead(load);
  show(load);
  broken = false;
  fireEvent.click(await screen.findByText('again'));
  expect(await screen.findByText('Ada')).toBeTruthy();
  vi.restoreAllMocks();
});
