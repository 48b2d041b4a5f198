import { beforeEach, describe, expect, it } from 'vitest';
import { keepSeen, seenBy, toRemindOf } from './reminders.ts';

const counted = (counts: Readonly<Record<string, number>>) => Object.entries(counts).map(([id, count]) => ({ id, count }));

describe('a person is reminded of what waits', () => {
  beforeEach(() => localStorage.clear());

  it('TODO-2 once for each source, of a positive count alone', () => {
    const first = toRemindOf({}, counted({ claims: 2, loans: 0 }));
    expect(first).toEqual({ ids: ['claims'], seen: { claims: 2, loans: 0 } });
    expect(toRemindOf(first.seen, counted({ claims: 2, loans: 0 })).ids).toEqual([]);
  });

  it('TODO-2 again when more waits than ever, not when as much waits as once did', () => {
    expect(toRemindOf({ claims: 2 }, counted({ claims: 3 })).ids).toEqual(['claims']);
    const less = toRemindOf({ claims: 3 }, counted({ claims: 2 }));
    expect(less.ids).toEqual([]);
    const asOnce = toRemindOf(less.seen, counted({ claims: 3 }));
    expect(asOnce.ids).toEqual([]);
    expect(toRemindOf(asOnce.seen, counted({ claims: 4 })).ids).toEqual(['claims']);
  });

  it('TODO-2 of one source whatever is not known of the others', () => {
    const { seen } = toRemindOf({ loans: 4 }, counted({ claims: 1 }));
    expect(seen).toEqual({ loans: 4, claims: 1 });
  });

  it('TODO-2 within a session, also after a reload; another one begins anew', () => {
    keepSeen('one', { claims: 2 });
    expect(seenBy('one')).toEqual({ claims: 2 });
    expect(seenBy('other')).toEqual({});
  });

  it.each([['null'], ['{'], ['{"session":"one"}'], ['{"session":"one","seen":{"claims":"2"}}']])(
    'TODO-2 as if nothing had been kept, where something else was written: %s',
    (text) => {
      localStorage.setItem('CWWSBSDT_reminded', text);
      expect(seenBy('one')).toEqual({});
    },
  );
});
