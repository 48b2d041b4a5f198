import { FRAME_PERMISSIONS, type LinkedSystem } from '@hall/contract/menu';

/** What the frame of a system may do: what the system is registered with, as far as any frame may have it (MENU-7). */
export function sandboxOf({ sandbox }: Pick<LinkedSystem, 'sandbox'>): string {
  const asked = sandbox?.toLowerCase().split(/\s+/);
  return FRAME_PERMISSIONS.filter((permission) => asked?.includes(permission) ?? true).join(' ');
}
