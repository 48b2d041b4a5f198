import { isLinkAddress } from './link-address.ts';
import { makeLists } from './word-lists.ts';

/** What has nothing to read in it, or is not for reading. */
const DROPPED =
  'head, style, script, meta, link, title, base, xml, template, iframe, object, embed, svg, math, form input, input, button, select, textarea, audio, video, picture, img, noscript, noembed, noframes';

/** What an element may keep. */
const KEPT: Readonly<Record<string, readonly string[]>> = { A: ['href'], TD: ['colspan', 'rowspan'], TH: ['colspan', 'rowspan'] };
const ALIGNED = /^(P|H[1-6])$/;

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';
const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** Puts what is in an element into another one as well. */
function wrap(element: Element, tag: string): void {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}

/** What the style of a run of text means: office programs write emphasis so. */
const EMPHASIS: readonly (readonly [RegExp, string])[] = [
  [/font-weight:\s*(bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration(-line)?:[^;]*underline/i, 'u'],
  [/text-decoration(-line)?:[^;]*line-through/i, 's'],
];

function keepEmphasis(body: Element): void {
  for (const run of body.querySelectorAll('span, font')) {
    for (const [style, tag] of EMPHASIS) if (style.test(styleOf(run)) && run.textContent?.trim()) wrap(run, tag);
  }
}

/** Titles of a document are headings of a notice. */
function keepHeadings(body: Element): void {
  for (const title of body.querySelectorAll('p.MsoTitle, p.MsoSubtitle, h1')) {
    const heading = title.ownerDocument.createElement('h2');
    heading.append(...title.childNodes);
    for (const { name, value } of title.attributes) heading.setAttribute(name, value);
    title.replaceWith(heading);
  }
}

/** A wrapper that says nothing by itself: elements of office programs, runs of text, and anchors that lead nowhere. */
const saysNothing = (element: Element): boolean =>
  element.tagName.includes(':') ||
  /^(SPAN|FONT|CENTER|SECTION|ARTICLE|INS|SMALL|BIG|FORM|DIALOG|DETAILS|MARQUEE)$/.test(element.tagName) ||
  (element.tagName === 'A' && !isLinkAddress((element.getAttribute('href') ?? '').trim()));

function stripped(element: Element): void {
  const align = /text-align:\s*(center|right|justify)/i.exec(styleOf(element))?.[1] ?? element.getAttribute('align') ?? '';
  const kept = KEPT[element.tagName] ?? [];
  for (const { name } of [...element.attributes]) if (!kept.includes(name)) element.removeAttribute(name);
  if (ALIGNED.test(element.tagName) && /^(center|right|justify)$/i.test(align)) element.setAttribute('align', align.toLowerCase());
}

const isBlank = (element: Element): boolean =>
  (element.textContent ?? '').replace(/\s| /g, '') === '' && element.querySelector('table, br') === null;

function dropComments(document: Document): void {
  const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) (comment as Comment).remove();
}

/**
 * What was pasted, without what office programs and pages write into it for themselves: structure, emphasis, links and tables stay.
 * It is read as a document that runs nothing.
 */
export function cleanPaste(html: string): string {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const { body } = document;
  dropComments(document);
  for (const dropped of document.querySelectorAll(DROPPED)) dropped.remove();
  makeLists(body);
  keepEmphasis(body);
  keepHeadings(body);
  for (const element of [...body.querySelectorAll('*')]) {
    if (saysNothing(element)) unwrap(element);
    else stripped(element);
  }
  for (const paragraph of body.querySelectorAll('p, h2, h3, h4'))
    if (isBlank(paragraph) && !paragraph.closest('td, th')) paragraph.remove();
  return body.innerHTML;
}
