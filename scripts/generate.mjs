// Makes the Prisma client from prisma/schema; does nothing when neither the schema nor Prisma has changed since.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const schema = join(root, 'prisma/schema');
const stamp = join(root, 'prisma/src/generated/.made-from');
const require = createRequire(import.meta.url);
const prisma = require.resolve('prisma/package.json');

const hash = createHash('sha256').update(require(prisma).version);
for (const file of readdirSync(schema).sort()) hash.update(`\n${file}\n`).update(readFileSync(join(schema, file)));
const current = hash.digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== current) {
  execFileSync(process.execPath, [join(prisma, '../build/index.js'), 'generate', '--config', 'prisma/prisma.config.ts'], {
    cwd: root,
    // Generating needs no engine, but Prisma downloads one unless it is shown a file that exists.
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
    stdio: 'inherit',
  });
  writeFileSync(stamp, current);
}
