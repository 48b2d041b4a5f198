import type { Person } from '@hall/database/database';
import { Refusal } from '../../core/refusal.ts';

/** Why a person cannot come in, if that is so. It is told to nobody but who has proven to be that person. */
export function unavailability({ enabled, locked }: Pick<Person, 'enabled' | 'locked'>): Refusal | undefined {
  if (locked) return new Refusal('ERRCODE_001', 'account-locked');
  return enabled ? undefined : new Refusal('ERRCODE_001', 'account-disabled');
}
