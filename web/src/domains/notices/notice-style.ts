import { NOTICE_LEVELS, Notice, noticeLevelOf } from '@hall/contract/notices';
import { wireName } from '@hall/contract/wire/entity';
import type { CellStyle } from '../../page-kit/table/antd-columns.tsx';

const [LEVEL, READ, TITLE] = [wireName(Notice, 'level'), wireName(Notice, 'read'), wireName(Notice, 'title')];
const UNREAD = '0';
const { ordinary, red } = NOTICE_LEVELS;

/**
 * How the list tells notices apart beside the words: state and title of unread ones are bold, important ones amber, those of level 2 red.
 */
export const noticeStyle = (({ row, column }) => {
  const level = noticeLevelOf(Number(row[LEVEL]));
  const marked = column.fieldId === LEVEL || (column.fieldId === TITLE && level === red);
  const color = level === red ? 'var(--hall-danger)' : 'var(--hall-warning)';
  const telling = column.fieldId === READ || column.fieldId === TITLE;
  return {
    ...(telling && String(row[READ]) === UNREAD && { fontWeight: 600 }),
    ...(marked && level !== ordinary && { color }),
  };
}) satisfies CellStyle;
