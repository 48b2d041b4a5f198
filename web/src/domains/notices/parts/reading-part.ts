import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import type { NoticeReadingProps } from './notice-reading.tsx';

/** What cleans a notice's text weighs more than any list of notices. */
export const loadReading = () => import('./notice-reading.tsx').then((part) => part.NoticeReading);

export const NoticeReading = lazyPart<NoticeReadingProps>(loadReading);
