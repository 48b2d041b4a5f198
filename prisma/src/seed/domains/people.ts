import type { Prisma } from '../../generated/client.ts';
import { daysBefore } from '../days.ts';
import type { DemoRows } from '../demo-rows.ts';
import { personOf } from '../people.ts';

/** Why the demo accounts that cannot sign in cannot, as the administrator who did it said. */
export const HOLD_REASONS = { locked: '账号疑似被盗用，核实前暂停使用', disabled: '已调离，账号停用' } as const;

/** As long ago as the log tells of it. */
function holdRows(now: Date): Prisma.AccountHoldCreateManyInput[] {
  const { staffNumber, name, nameEn } = personOf('admin');
  const by = { staffNumber, name, nameEn };
  return [
    { ...by, personId: personOf('locked').id, kind: 'locked', at: daysBefore(now, 15, 9), reason: HOLD_REASONS.locked },
    { ...by, personId: personOf('disabled').id, kind: 'disabled', at: daysBefore(now, 14, 9), reason: HOLD_REASONS.disabled },
  ];
}

export const demoRows = (now: Date): DemoRows => ({ accountHold: holdRows(now) });
