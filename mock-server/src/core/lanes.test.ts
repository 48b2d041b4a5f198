import { expect, it } from 'vitest';
import { gate, turn } from '../testing/gate.ts';
import { stillClock } from '../testing/still-clock.ts';
import { createLanes } from './lanes.ts';

it('AUTH-2 works of one lane follow one another, works of two run side by side', async () => {
  const inLane = createLanes(stillClock(), 20);
  const { passed, open } = gate();
  const begun: string[] = [];
  const work = (name: string) => async () => {
    begun.push(name);
    await passed;
    return name;
  };
  const all = [inLane('a', work('a1')), inLane('a', work('a2')), inLane('b', work('b1'))];
  await turn();
  expect(begun).toEqual(['a1', 'b1']);
  open();
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1']);
});

it('SEC-4 a lane in which too many wait refuses more, and takes work again once it is empty', async () => {
  const inLane = createLanes(stillClock(), 2);
  const { passed, open } = gate();
  const three = Array.from({ length: 3 }, () => inLane('a', () => passed));
  await expect(inLane('a', () => passed)).rejects.toMatchObject({
    rule: 'too-many-calls',
    detail: { params: { time: '2026-03-02 16:00:10' } },
  });
  open();
  await Promise.all(three);
  expect(await inLane('a', async () => 'again')).toBe('again');
});
