import { hostPath } from '../../shared/navigation/host-path.ts';

const HOST = '/qtxt';
const TEMPLATE = 'mbid';

const paramOf = (key: string, name: string): string | undefined => {
  const [, search] = key.split('?', 2);
  return new URLSearchParams(search).get(name) ?? undefined;
};

/** The entry of the menu that a tab of the host page shows; none for other pages. */
export const hostedFunction = (key: string): string | undefined => (key.startsWith(`${HOST}?`) ? paramOf(key, 'menu') : undefined);

/** The template that a tab's page is made from, where it was opened by one. */
export const templateOf = (key: string): string | undefined => paramOf(key, TEMPLATE);

/** The path of a tab's page. */
export const pathOf = (key: string): string => key.split('?', 1)[0] ?? key;

/** What tells one tab from another: the page; on the host page also what it shows, on others the template they are made from. */
export function keyOf(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  const [menu, url, template] = [params.get('menu'), params.get('url'), params.get(TEMPLATE)];
  if (pathname !== HOST) return template === null ? pathname : `${pathname}?${TEMPLATE}=${encodeURIComponent(template)}`;
  if (menu !== null) return hostPath(menu);
  return url === null ? HOST : `${HOST}?url=${encodeURIComponent(url)}`;
}
