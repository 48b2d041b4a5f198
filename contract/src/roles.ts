/** The only role with a meaning in code: it always holds everything below system settings (SYS-15). */
export const ADMIN_ROLE = 'admin';
