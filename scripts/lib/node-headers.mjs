// Where Node's headers lie for npm's compiler (npm_config_nodedir); as a script it prints the directory, or nothing.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WRAP = 'node_object_wrap.h';
const OWN = fileURLToPath(new URL('../../.cache/node-headers', import.meta.url));

/**
 * Where no prebuilt binary can be fetched, better-sqlite3 is compiled; the headers beside this Node spare it a download.
 * Since Node 24.19 the destructor of ObjectWrap takes back a hook, and aborts when the collector runs it outside any
 * context, as it does with the statements of better-sqlite3 12. Such headers are mirrored with that one call left out.
 * @returns the prefix of the headers, or `undefined` when there are none beside this Node
 */
export function nodeHeaders() {
  const prefix = dirname(dirname(process.execPath));
  const headers = join(prefix, 'include', 'node');
  if (!existsSync(join(headers, WRAP))) return undefined;
  const wrap = readFileSync(join(headers, WRAP), 'utf8');
  const mended = wrap.replace(/^ +(?:Add|Remove)CleanupHook\(\);\n/gm, '');
  if (mended === wrap) return prefix;
  const mirror = join(OWN, 'include', 'node');
  rmSync(OWN, { recursive: true, force: true });
  mkdirSync(mirror, { recursive: true });
  for (const name of readdirSync(headers)) if (name !== WRAP) symlinkSync(join(headers, name), join(mirror, name));
  writeFileSync(join(mirror, WRAP), mended);
  return OWN;
}

/**
 * Whether a native module was compiled against headers that make it abort (see {@link nodeHeaders}).
 * @param {Buffer} module
 */
export const abortsWhenCollected = (module) => module.includes('RemoveEnvironmentCleanupHook');

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(nodeHeaders() ?? '');
