import { vi } from 'vitest';

type Body = Readonly<Record<string, unknown>>;

/** What a server answers that refuses a call. */
export const refusal = (code: number, rule: string) => Response.json({ code, message: '', data: { rule } });

/**
 * Puts answers in the place of the server's, by call; each call takes the next answer, and keeps the last.
 * @returns what a call was asked with, each time
 */
export function serve(answers: Readonly<Record<string, readonly unknown[]>>) {
  const asked: { readonly path: string; readonly body: Body }[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const given = answers[path] ?? [];
    const before = asked.filter((call) => call.path === path).length;
    asked.push({ path, body: JSON.parse(String(body ?? '{}')) as Body });
    const data = given[Math.min(before, given.length - 1)];
    return data instanceof Response ? data.clone() : Response.json({ code: 200, message: '', data });
  });
  return ({ path }: { readonly path: string }) => asked.filter((call) => call.path === path).map(({ body }) => body);
}
