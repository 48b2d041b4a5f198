import type { FastifyInstance } from 'fastify';
import { Refusal } from '../core/refusal.ts';

/** How deep a body may be nested: far deeper than any request is, and nothing to those who walk through it. */
const DEEPEST = 20;

/** Bodies are JSON whatever the content type says; an empty one counts as none, so that calls without a request may send none. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    if (isTooDeep(body as string)) return done(new Refusal(404, 'json'), undefined);
    return parse(request, body as string, done);
  });
}

/** Whether lists and objects stand in one another too deep; looks no further than to the first that does. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (character === '"') inText = !inText;
    else if (inText) at += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}
