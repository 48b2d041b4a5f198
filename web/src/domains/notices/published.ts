import { NoticeFilter } from '@hall/contract/notices';
import { wireName } from '@hall/contract/wire/entity';

/** What every list of notices asks for, in the words of a configured page. */
export const PUBLISHED = { [wireName(NoticeFilter, 'published')]: '1' };

/** What passes by: as many as one would wait for. */
export const UNREAD_NOTICES = { published: true, read: false, page: 1, pageSize: 20 } as const;

/** What the start page asks for. */
export const HOME_NOTICES = { published: true, page: 1, pageSize: 10 } as const;
