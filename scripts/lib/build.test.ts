import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { TSC, VITE } from './run.mjs';

/** What the budget asks of a build, all in one script, but for the tables. */
const PAGES = ['index.html', 'src/domains/session/seal-password.ts'];
const manifest = {
  ...Object.fromEntries(PAGES.map((page) => [page, { file: 'pages.js' }])),
  shell: { name: 'shell', file: 'pages.js' },
  table: { name: 'data-table', file: 'table.js' },
};

/** Builds a clone whose compilers make nothing, as its pages lie there already, of so many kB. */
function built(kB: number) {
  const folder = mkdtempSync(join(tmpdir(), 'hall-clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  cpSync('scripts/lib', join(folder, 'scripts/lib'), { recursive: true });
  cpSync('web/scripts/budget.mjs', join(folder, 'web/scripts/budget.mjs'));
  for (const compiler of [TSC, VITE, 'scripts/generate.mjs']) write(compiler, '');
  write('scripts/compress-site.mjs', "console.log('compressed');");
  write('console/dist/app/index.html', '');
  write('web/dist/app/pages.js', randomBytes(kB * 1000).toString('base64'));
  write('web/dist/app/.vite/manifest.json', JSON.stringify(manifest));
  const { status, stdout } = spawnSync(process.execPath, ['-e', "import('./scripts/lib/build.mjs').then((it) => it.build())"], {
    cwd: folder,
    encoding: 'utf8',
  });
  return {
    status,
    over: stdout.includes('OVER the budget'),
    wentOn: stdout.includes('compressed'),
    done: existsSync(join(folder, '.cache/build/web')),
  };
}

it('PERF-1 a build whose pages are over the budget fails, and is not taken for done', () => {
  expect(built(215)).toEqual({ status: 0, over: false, wentOn: true, done: true });
  expect(built(225)).toEqual({ status: 1, over: true, wentOn: false, done: false });
});
