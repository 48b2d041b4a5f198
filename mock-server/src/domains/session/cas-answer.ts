import { DOMParser, type Element, type Node } from '@xmldom/xmldom';

const NAMESPACE = 'http://www.yale.edu/tp/cas';
const TEXT_NODES = [3, 4];
const ELEMENT = 1;

/** What a CAS server says of a ticket: whose it is, or why not. */
export type CasAnswer = { readonly user: string } | { readonly failure: string };

/**
 * Reads the XML answer of a ticket validation (CAS protocol 3.0, 2.5.2). The one thing believed is the only `user` directly
 * within the only `authenticationSuccess` of the answer, as plain text.
 * @throws Error for anything that is not exactly such an answer; document types and entities are never read
 */
export function readCasAnswer(xml: string): CasAnswer {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new Error('the answer declares a document type');
  const parser = new DOMParser({
    onError: (_, message) => {
      throw new Error(message);
    },
  });
  const root = parser.parseFromString(xml, 'text/xml').documentElement;
  if (!root || !named(root, 'serviceResponse')) throw new Error('the answer is no CAS answer');
  const outcome = onlyOne(elementsOf(root), 'an outcome');
  if (named(outcome, 'authenticationFailure')) return { failure: outcome.getAttribute('code') ?? '' };
  if (!named(outcome, 'authenticationSuccess')) throw new Error('the answer has no outcome');
  const user = onlyOne(
    elementsOf(outcome).filter((element) => named(element, 'user')),
    'a user',
  );
  return { user: plainText(user) };
}

const named = (element: Element, name: string): boolean => element.namespaceURI === NAMESPACE && element.localName === name;

const isElement = (node: Node): node is Element => node.nodeType === ELEMENT;
const elementsOf = (parent: Element): Element[] => [...parent.childNodes].filter(isElement);

function onlyOne<T>(found: readonly T[], what: string): T {
  const [first, ...others] = found;
  if (first === undefined || others.length > 0) throw new Error(`the answer has not exactly one ${what}`);
  return first;
}

/** A comment or an element within a name could cut it short for one reader and not for another. */
function plainText(element: Element): string {
  const node = onlyOne([...element.childNodes], 'piece of text');
  const text = TEXT_NODES.includes(node.nodeType) ? (node.nodeValue ?? '').trim() : '';
  if (text === '' || text.length > 100) throw new Error('the user has no name');
  return text;
}
