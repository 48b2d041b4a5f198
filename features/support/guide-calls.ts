import { readFile } from 'node:fs/promises';

/** A call that the integrators' guide lists, with when the web makes it. */
export interface ListedCall {
  readonly when: string;
  readonly call: string;
}

/** The calls between the sign-in page and the home page, in the order in which the integrators' guide lists them. */
export async function callsOfGuide(): Promise<ListedCall[]> {
  const guide = await readFile('docs/integrators.md', 'utf8');
  return [...guide.matchAll(/^\| (sign-in page|sign-in|home|home, in view) \| `((?:GET|POST) \/api\/[\w/-]+)` \|/gm)].map(
    ([, when = '', call = '']) => ({
      when,
      call,
    }),
  );
}
