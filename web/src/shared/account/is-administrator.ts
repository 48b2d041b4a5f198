import type { UserInfo } from '@hall/contract/account';
import { ADMIN_ROLE } from '@hall/contract/roles';

/**
 * Whether the person is an administrator (SHELL-5): by the flag, or by role where a backend does not raise it. It says how the shell
 * looks; what may be done is asked of `usePermits`, and of this only where the backend does not say what is held.
 */
export const isAdministrator = ({ isAdmin, roles }: Pick<UserInfo, 'isAdmin' | 'roles'>): boolean =>
  isAdmin || roles.some(({ id }) => id === ADMIN_ROLE);
