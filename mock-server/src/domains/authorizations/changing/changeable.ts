import type { Grant } from '@hall/contract/authorizations';
import type { ChangeableGrant } from '@hall/contract/grant-changes';
import type { ChangeBounds } from '@hall/contract/rules/grant-changes';
import type { Reader } from '@hall/database/database';
import { yuanOf } from '../../../core/money.ts';
import { plannedOf } from './make-change.ts';

/** A grant and what bounds a change of it, as they are shown; how much room there is above only where it is known. */
export async function changeableOf(read: Reader, grant: Grant, { until, used, parent, children }: ChangeBounds): Promise<ChangeableGrant> {
  const room = parent?.controlled && Number.isFinite(parent.room) ? yuanOf(parent.room) : undefined;
  return {
    grant,
    ...{ until, used: yuanOf(used), children: children.map(({ systems, ...child }) => ({ ...child, systems: [...systems] })) },
    parent: parent && { systems: [...parent.systems], controlled: parent.controlled, room },
    planned: (await plannedOf(read, grant.number))?.fromDay,
  };
}
