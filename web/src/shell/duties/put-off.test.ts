import { describe, expect, it } from 'vitest';
import { write } from '../../shared/storage.ts';
import { keptFor } from './put-off.ts';

const store = (value: unknown) => write(localStorage, 'putOff', JSON.stringify(value));

describe('what a session keeps of the duties that it put off', () => {
  it('AUTH-14 is of this session alone', () => {
    store({ session: 'mine', duties: ['phone', 'tip'] });
    expect(keptFor('mine')).toEqual(['phone', 'tip']);
    expect(keptFor('another')).toEqual([]);
  });

  it.each([[null], ['text'], [{ session: 'mine' }], [{ session: 'mine', duties: ['everything'] }], [{ session: 'mine', duties: 'phone' }]])(
    'AUTH-14 is nothing where something else was written: %j',
    (value) => {
      store(value);
      expect(keptFor('mine')).toEqual([]);
    },
  );
});
