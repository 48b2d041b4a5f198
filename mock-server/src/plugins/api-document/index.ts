import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { makeDocument } from './document.ts';
import { PAGE, PAGE_PATH, SCRIPT, STYLE } from './page.ts';
import { serveFile } from './served-file.ts';

const { resolve } = createRequire(import.meta.url);
const ofTheLibrary = (file: string) => () => readFile(resolve(`swagger-ui-dist/${file}`));

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';
const CSS_TYPE = 'text/css; charset=utf-8';
const SCRIPT_TYPE = 'text/javascript; charset=utf-8';

/** Serves the OpenAPI document of all calls, and a page to read it and to try calls. Both are for anybody: they tell what the source does. */
export function serveDocument(app: FastifyInstance): void {
  for (const path of [PAGE_PATH, `${PAGE_PATH}/`]) serveFile(app, path, HTML_TYPE, () => PAGE);
  serveFile(app, `${PAGE_PATH}/openapi.json`, JSON_TYPE, async () => JSON.stringify(await makeDocument()));
  serveFile(app, `${PAGE_PATH}/page.js`, SCRIPT_TYPE, () => SCRIPT);
  serveFile(app, `${PAGE_PATH}/page.css`, CSS_TYPE, () => STYLE);
  serveFile(app, `${PAGE_PATH}/swagger-ui-bundle.js`, SCRIPT_TYPE, ofTheLibrary('swagger-ui-bundle.js'));
  serveFile(app, `${PAGE_PATH}/swagger-ui.css`, CSS_TYPE, ofTheLibrary('swagger-ui.css'));
}
