import { createElement } from 'react';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { Placeholder } from '../../shared/ui/placeholder.tsx';
import type { RichTextProps } from './management/editor/rich-text.tsx';

/** The editor of a notice's text, for texts of other domains; {@link NoticeContent} shows what was written with it. */
export const RichText = lazyPart<RichTextProps>(
  () => import('./management/editor/rich-text.tsx').then((part) => part.RichText),
  createElement(Placeholder, { lines: 6 }),
);

/** HTML that somebody wrote, cleaned. */
export const NoticeContent = lazyPart<{ readonly html: string }>(() =>
  import('./parts/notice-content.tsx').then((part) => part.NoticeContent),
);
