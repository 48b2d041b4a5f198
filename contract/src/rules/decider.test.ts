import { describe, expect, it } from 'vitest';
import { deciderOf } from './decider.ts';

const leader = { id: 'leader', enabled: true };
const head = { id: 'head', enabled: true };
const left = { enabled: false };
const concerned = (applicantId: string, personId = applicantId) => ({ applicantId, personId });

describe('PROJ-3 PROJ-6 who decides on an application', () => {
  it.each([
    ['leader', [leader, head], concerned('staff'), 'leader'],
    ['head, where the leader is disabled', [{ ...leader, ...left }, head], concerned('staff'), 'head'],
    ['head, where the leader applies', [leader, head], concerned('leader', 'staff'), 'head'],
    ['head, where it is for the leader', [leader, head], concerned('staff', 'leader'), 'head'],
    ['finance office, where both are concerned', [leader, head], concerned('leader', 'head'), undefined],
    [
      'finance office, where the leader is disabled and the head applies',
      [{ ...leader, ...left }, head],
      concerned('head', 'staff'),
      undefined,
    ],
    ['finance office, where the leader applies and there is no head', [leader, null], concerned('leader'), undefined],
    ['finance office, where the leader is the head and applies', [leader, leader], concerned('leader', 'staff'), undefined],
    ['head, where the leader holds what would change along', [leader, head], { ...concerned('staff'), along: ['leader'] }, 'head'],
    ['finance office, where nobody is asked', [undefined, null], concerned('staff'), undefined],
  ] as const)('is the %s', (_, asked, who, expected) => {
    expect(deciderOf([...asked], who)?.id).toBe(expected);
  });
});
