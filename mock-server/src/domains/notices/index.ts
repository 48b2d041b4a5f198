export { cleanHtml } from './clean-html.ts';
export { changedParts, hasWords } from './management/html-words.ts';
export { markNotice } from './reading.ts';
export { hasUnreadNotice, nextNotice, unreadNotices } from './visible.ts';
