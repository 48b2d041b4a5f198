import DOMPurify from 'dompurify';
import linkifyHtml from 'linkify-html';

const CLEANING = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'style',
    'template',
    'form',
    'input',
    'button',
    'textarea',
    'select',
    'option',
    'dialog',
    'marquee',
    'audio',
    'video',
    'picture',
    'source',
  ],
  FORBID_ATTR: ['style', 'id', 'name', 'class', 'srcset', 'popover', 'popovertarget'],
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|data:image\/(?:png|jpe?g|gif|webp);|\/(?![/\\]))/i,
};

/** No host has more names than this; over many in a row the linkifier is busy for minutes. */
const MOST_NAMES = 127;

const isLinkable = (html: string): boolean => html.split(/[\s<>/]+/).every((run) => run.split('.').filter(Boolean).length <= MOST_NAMES);

const linked = (html: string): string =>
  isLinkable(html)
    ? linkifyHtml(html, { validate: { url: (value) => /^(https?:\/\/|www\.)/i.test(value) }, defaultProtocol: 'https' })
    : html;

/** A notice's HTML as nodes that can do no harm; addresses in its text are links, and every link opens in a window of its own. */
export function cleanHtml(html: string): DocumentFragment {
  // Cleaned first as well: the linkifier takes well-formed HTML only.
  const fragment = DOMPurify.sanitize(linked(DOMPurify.sanitize(html, CLEANING)), { ...CLEANING, RETURN_DOM_FRAGMENT: true });
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  return fragment;
}
