import { describe, expect, it } from 'vitest';
import {
  APPLICATION_ACTIONS,
  APPLICATION_STATES,
  type ApplicationAction,
  type ApplicationState,
  applicationFault,
  becomes,
  TRANSITIONS,
} from './application-states.ts';

/** What becomes of an application by each action, in the order of {@link ACTIONS}; nothing where it cannot be done. */
const TABLE: Readonly<Record<ApplicationState, string>> = {
  draft: 'draft pending - gone - - - -',
  pending: '- - withdrawn - approved rejected pending void',
  approved: '- - - - - - - -',
  rejected: 'rejected pending - - - - - -',
  withdrawn: 'withdrawn pending - gone - - - -',
  void: '- - - - - - - -',
};
const ACTIONS = ['edit', 'submit', 'withdraw', 'remove', 'approve', 'reject', 'move', 'lapse'] as const;
const CASES = Object.entries(TABLE).flatMap(([state, row]) =>
  row.split(' ').map((to, index) => [state as ApplicationState, ACTIONS[index] as (typeof ACTIONS)[number], to] as const),
);

describe('PROJ-3 the way of an application', () => {
  it('is told for every state and every action', () => {
    expect(Object.keys(TABLE)).toEqual(Object.keys(APPLICATION_STATES));
    expect(ACTIONS).toEqual(Object.keys(TRANSITIONS));
    expect(ACTIONS.slice(0, -2)).toEqual(Object.keys(APPLICATION_ACTIONS));
    expect(CASES).toHaveLength(6 * 8);
  });

  it.each(CASES)('leads from %s by %s to %s', (state, action, to) => {
    expect(becomes(action, state) ?? '-').toBe(to);
  });

  it.each(CASES.filter(([, action]) => action in APPLICATION_ACTIONS))(
    'from %s by %s, which leads to %s, is refused where it leads nowhere',
    (state, action, to) => {
      // Who comes too late to decide or to withdraw is told that another was there before.
      const late = state !== 'draft' && (action === 'withdraw' || action === 'approve' || action === 'reject');
      const refused = late ? 'application-handled' : 'application-action';
      expect(applicationFault(action as ApplicationAction, state)).toBe(to === '-' ? refused : undefined);
    },
  );
});
