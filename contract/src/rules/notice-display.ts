import type { Parameters } from '../parameter-table.ts';

type Display = Pick<Parameters, 'noticeDisplay'>;

/** Whether unread notices pass by in a line above the pages (NOTICE-4). */
export const showsTicker = ({ noticeDisplay }: Display): boolean => noticeDisplay === '1' || noticeDisplay === '3';

/** Whether unread notices are put before the person after signing in (NOTICE-5). */
export const popsUp = ({ noticeDisplay }: Display): boolean => noticeDisplay === '2' || noticeDisplay === '3';
