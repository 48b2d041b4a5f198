import sanitizeHtml from 'sanitize-html';

/** Where the lines of a block begin and end. */
const ALIGN = /^(left|center|right|justify)$/;
const BLOCKS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Pictures in the address itself: those that hold no markup. */
const PICTURE = /^(?!data:)|^data:image\/(png|jpe?g|gif|webp);/i;

/** Deeper than anybody writes; of what is deeper the words stay. Else a notice of tags alone would hold the server up whenever it is listed. */
const DEEPEST = 100;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags.filter((tag) => tag !== 'form'), 'img', 'u', 's', 'del', 'ins'],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    ...Object.fromEntries(BLOCKS.map((tag) => [tag, ['align']])),
    th: ['colspan', 'rowspan', 'align'],
    td: ['colspan', 'rowspan', 'align'],
    '*': ['style'],
  },
  allowedStyles: {
    '*': {
      color: [/^#[\da-f]{3,8}$/i, /^rgb\([\d\s,]+\)$/i, /^[a-z]+$/i],
      'text-align': [/^(left|right|center|justify)$/],
      'font-weight': [/^(bold|normal|\d{3})$/],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: false,
  nestingLimit: DEEPEST,
  transformTags: {
    '*': (tagName, { align = '', ...attribs }) => ({ tagName, attribs: ALIGN.test(align) ? { ...attribs, align } : attribs }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !PICTURE.test(attribs.src?.trim() ?? ''),
};

/** HTML without anything that runs, frames, submits or overlays. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, OPTIONS);
