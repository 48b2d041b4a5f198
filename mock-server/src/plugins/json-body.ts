import type { FastifyInstance } from 'fastify';
import { Refusal } from '../core/refusal.ts';

/** How deep a body may be nested: far deeper than any request is, and nothing to those who walk through it. */
const DEEPEST = 20;

/** Most fields of one object: far more than any request has. */
const MOST_FIELDS = 200;

/** Most objects, lists and what stands in them, in all: a query of fifty fields with a thousand values each still fits. */
const MOST_PARTS = 60_000;

/** Bodies are JSON whatever the content type says; an empty one counts as none, so that calls without a request may send none. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    const excess = excessOf(body as string);
    if (excess) return done(excess, undefined);
    return parse(request, body as string, done);
  });
}

/** Why a body is refused before anything is made of it; looks no further than to the first thing that is too much. */
function excessOf(json: string): Refusal | undefined {
  /** How many fields each object has that is not closed yet; of lists nobody counts. */
  const open: (number | undefined)[] = [];
  let parts = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (character === '"') inText = !inText;
    else if (inText) at += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') {
      parts++;
      if (open.push(character === '{' ? 1 : undefined) > DEEPEST) return new Refusal(404, 'json');
    } else if (character === ']' || character === '}') open.pop();
    else if (character === ',') {
      parts++;
      const fields = open.pop();
      open.push(fields && fields + 1);
      if (fields === MOST_FIELDS) return tooMany(MOST_FIELDS);
    }
    if (parts > MOST_PARTS) return tooMany(MOST_PARTS);
  }
  return undefined;
}

const tooMany = (maximum: number): Refusal => new Refusal(404, 'too-many-parts', { params: { maximum } });
