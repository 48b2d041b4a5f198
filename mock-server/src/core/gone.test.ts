import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { goneOf } from './gone.ts';

/** The raw side of an answer, in a state of its connection. */
const reply = (state: { destroyed?: boolean; writableFinished?: boolean }) =>
  ({ raw: Object.assign(new EventEmitter(), state) }) as unknown as Parameters<typeof goneOf>[0] & { raw: EventEmitter };

it('SEC-4 who has gone before a call began is gone', () => {
  expect(goneOf(reply({ destroyed: true })).reason).toMatchObject({ rule: 'called-off' });
});

it.each([
  ['before the answer is sent has gone', false, true],
  ['once the answer is sent has not gone', true, false],
])('SEC-4 who leaves %s', (_, writableFinished, gone) => {
  const left = reply({ writableFinished });
  const signal = goneOf(left);
  left.raw.emit('close');
  expect(signal.aborted).toBe(gone);
});
