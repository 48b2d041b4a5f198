import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newFolder, removeAbandonedFolders } from './file-folder.ts';

it('SEC-4 what killed servers left of files goes after a day, and nothing else', async () => {
  const own = mkdtempSync(join(tmpdir(), 'hall-folders-'));
  vi.stubEnv('TMPDIR', own);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(own, { recursive: true });
  });
  const [abandoned, made] = [await newFolder(), await newFolder()];
  const other = join(own, 'other');
  mkdirSync(other);
  writeFileSync(join(abandoned, 'file'), 'rows');
  const dayAgo = new Date(Date.now() - 86_460_000);
  for (const path of [abandoned, other]) utimesSync(path, dayAgo, dayAgo);
  await removeAbandonedFolders();
  expect([abandoned, made, other].map((path) => existsSync(path))).toEqual([false, true, true]);
});
