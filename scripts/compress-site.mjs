// Lays a .br and a .gz file beside every file of a build, the web's unless another is named, that is worth it: servers send them as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './lib/run.mjs';

const SITE = join(root, process.argv[2] ?? 'web/dist/app');
const TEXT = /\.(html|js|css|svg|webmanifest)$/;
const LEAST_BYTES = 512;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

async function compress(path) {
  const content = readFileSync(path);
  if (content.length < LEAST_BYTES) return;
  const [brotli, zipped] = await Promise.all([promisify(brotliCompress)(content, QUALITY), promisify(gzip)(content, { level: 9 })]);
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, zipped);
}

const names = readdirSync(SITE, { recursive: true }).filter((name) => TEXT.test(name));
await Promise.all(names.map((name) => compress(join(SITE, name))));
