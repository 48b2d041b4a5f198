import { expect, it } from 'vitest';
import { gate } from '../testing/gate.ts';
import { createAside } from './aside.ts';

it('SEC-4 work aside that fails is reported, and rejects for nobody', async () => {
  const reported: unknown[] = [];
  const aside = createAside((error) => void reported.push(error));
  const failure = new Error('locked');
  await aside.begin('a', () => Promise.reject(failure));
  expect(reported).toEqual([failure]);
});

it('SEC-4 work of a name is under way once at a time, and closing waits for all', async () => {
  const aside = createAside(() => undefined);
  const { passed, open } = gate();
  const done: string[] = [];
  const work = (name: string) => async () => {
    await passed;
    done.push(name);
  };
  const first = aside.begin('a', work('first'));
  const second = aside.begin('a', work('second'));
  const other = aside.begin('b', work('other'));
  open();
  await aside.settled();
  expect(done).toEqual(['first', 'other']);
  await Promise.all([first, second, other]);
  await aside.begin('a', work('third'));
  expect(done).toEqual(['first', 'other', 'third']);
});
