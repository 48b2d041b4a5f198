export { markNotice } from './reading.ts';
export { hasUnreadNotice, nextNotice, unreadNotices } from './visible.ts';
