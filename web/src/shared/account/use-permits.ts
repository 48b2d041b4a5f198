import type { PermissionId } from '@hall/contract/api';
import { useCallback } from 'react';
import { meApi } from './me-api.ts';

/** Whether the person holds a permission; `untold` where the backend does not say what is held. */
export type Permits = (permission: PermissionId, untold?: boolean) => boolean;

/**
 * What the signed-in person may do, as it was when the person's info was last loaded. It only decides what is offered, and so offers
 * what it does not know about: the server refuses what is not held.
 */
export function usePermits(): Permits {
  const { held } = meApi.endpoints.me.useQueryState(undefined, { selectFromResult: ({ data }) => ({ held: data?.heldPermissions }) });
  return useCallback((permission, untold = true) => held?.includes(permission) ?? untold, [held]);
}
