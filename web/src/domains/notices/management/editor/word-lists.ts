/** A paragraph of Word or WPS that is an item of a list. */
interface Item {
  readonly element: Element;
  /** From 1. */
  readonly level: number;
  readonly ordered: boolean;
}

const LIST_STYLE = /mso-list:\s*l\d+\s+level(\d+)/i;
/** What stands before an item of a numbered list: 1. a) (三) iv. ① */
const NUMBER = /^[\s(（]*(?:\d+|[a-z]|[ivxlc]+|[一二三四五六七八九十]+)\s*[.)、．）:：]|^\s*[①-⑳]/i;

function itemOf(element: Element): Item | undefined {
  const level = LIST_STYLE.exec(element.getAttribute('style') ?? '')?.[1];
  if (!level) return undefined;
  const marker = markerOf(element)?.textContent ?? '';
  return { element, level: Number(level), ordered: NUMBER.test(marker) };
}

const markerOf = (element: Element): Element | undefined =>
  [...element.querySelectorAll('[style]')].find((part) => /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''));

/** The list in which an item stands: the open one of its level, or a new one below the item before it. */
function listFor(open: HTMLElement[], { element, level, ordered }: Item): HTMLElement {
  while (open.length > level) open.pop();
  const current = open.at(-1);
  const tag = ordered ? 'ol' : 'ul';
  if (current && open.length === level) return current;
  const list = element.ownerDocument.createElement(tag);
  const above = current?.lastElementChild;
  if (above) above.append(list);
  else element.before(list);
  open.push(list);
  return list;
}

/** Puts one item into its list, without the number or dot that was written before it. */
function place(open: HTMLElement[], item: Item): void {
  const { element } = item;
  const list = listFor(open, item);
  markerOf(element)?.remove();
  const entry = element.ownerDocument.createElement('li');
  entry.append(...element.childNodes);
  element.remove();
  list.append(entry);
}

/** Makes lists of the paragraphs that Word and WPS write in their place. */
export function makeLists(body: Element): void {
  let open: HTMLElement[] = [];
  let last: Element | undefined;
  for (const element of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, div')]) {
    const item = itemOf(element);
    if (!item) {
      continue;
    }
    // What is not beside the item before it begins a list of its own.
    if (!last?.isConnected || element.previousElementSibling !== last) open = [];
    place(open, item);
    last = open[0];
  }
}
