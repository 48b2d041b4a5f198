import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openApiDocument } from '@hall/contract/openapi/document';
import { remarksIn } from '@hall/contract/openapi/remarks';

const contract = dirname(createRequire(import.meta.url).resolve('@hall/contract/api'));
const { version } = JSON.parse(readFileSync(join(contract, '..', 'package.json'), 'utf8')) as { version: string };

/**
 * The OpenAPI document of the contract. Names of shapes are those under which the built contract exports them, and remarks its doc
 * comments: both are read from its files, so that a new call brings its own along.
 */
export async function makeDocument() {
  const files = readdirSync(contract).filter((file) => /^[\w-]+\.js$/.test(file));
  const paths = files.sort().map((file) => join(contract, file));
  const modules = await Promise.all(paths.map((path) => import(pathToFileURL(path).href) as Promise<Record<string, unknown>>));
  const remarks = new Map(paths.flatMap((path) => remarksIn(readFileSync(path, 'utf8'))));
  return openApiDocument({ version, modules, remarks });
}
