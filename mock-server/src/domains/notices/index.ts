export { noticeTitles } from './list-notices.ts';
export { markNotice } from './reading.ts';
export { noticesHandlers } from './routes.ts';
export { hasUnreadNotice, nextNotice, unreadNotices } from './visible.ts';
