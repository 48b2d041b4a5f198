/** The one role that means something to the code: it always holds what stands below system settings (SYS-15). Any other is data. */
export const ADMIN_ROLE = 'admin';
