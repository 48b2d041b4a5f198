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

/** A notice's HTML as nodes that can do no harm; addresses in its text are links, and every link opens in a window of its own. */
export function cleanHtml(html: string): DocumentFragment {
  // Cleaned first as well: the linkifier takes well-formed HTML only.
  const linked = linkifyHtml(DOMPurify.sanitize(html, CLEANING), {
    validate: { url: (value) => /^(https?:\/\/|www\.)/i.test(value) },
    defaultProtocol: 'https',
  });
  const fragment = DOMPurify.sanitize(linked, { ...CLEANING, RETURN_DOM_FRAGMENT: true });
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  return fragment;
}
