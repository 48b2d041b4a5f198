import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const TESTS = ['contract', 'prisma', 'mock-server', 'scripts'].map((part) => `${part}/**.test.ts`);
const REPLACES_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(/;

it('a test that replaces modules is named for having them alone: those of others are loaded once for all (vitest.config.ts)', () => {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard', ...TESTS], { cwd: ROOT });
  const files = listed
    .toString()
    .split('\0')
    .filter((file) => file !== '');
  const replacing = files.filter((file) => REPLACES_MODULES.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(replacing.length).toBeGreaterThan(0);
  expect(replacing.filter((file) => !file.includes('.alone.'))).toEqual([]);
});
