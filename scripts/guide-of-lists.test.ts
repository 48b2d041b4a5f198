import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root, TSC } from './lib/run.mjs';

const guide = readFileSync(join(root, 'docs/adding-a-list-page.md'), 'utf8');
const blocksOf = (language: string): string[] =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, block = '']) => block);

// Below the root, so that packages are found.
mkdirSync(join(root, 'reports'), { recursive: true });
const copy = mkdtempSync(join(root, 'reports/guide-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

/** Writes the files that the guide tells to write. */
function writeFilesOfTheGuide(): string[] {
  const [contract = '', seed = '', list = '', routes = '', ...blocks] = blocksOf('ts');
  const [catalogue, webRoutes = ''] = [blocks.slice(0, -1), blocks.at(-1)];
  const files = {
    'contract/src/orders.ts': contract,
    'prisma/src/seed/domains/orders.ts': seed,
    'mock-server/src/domains/orders/list-orders.ts': list,
    'mock-server/src/domains/orders/routes.ts': routes,
    'prisma/src/catalogue/domains/orders.ts': catalogue.join('\n'),
    'web/src/domains/orders/routes.ts': webRoutes,
    'web/src/domains/orders/pages/orders-page.tsx': blocksOf('tsx').join('\n'),
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  write('prisma/schema/orders.prisma', blocksOf('prisma').join('\n'));
  return Object.keys(files);
}

/** Adds the domain to the contract, as the guide says. */
function declareTheDomain(): void {
  const [line] = /(?<=`)orders: \{ \.\.\.ordersDomain.*?\}(?=`)/.exec(guide) ?? [];
  const api = readFileSync(join(copy, 'contract/src/api.ts'), 'utf8');
  const added = api.replace('const domains = {', `const domains = {\n  ${line},`);
  write('contract/src/api.ts', `import { ordersDomain, ordersEndpoints } from './orders.ts';\n${added}`);
}

/** What the compiler says about the files, and about them alone. */
function complaintsAbout(files: readonly string[]): string {
  const compilerOptions = {
    composite: false,
    noEmit: true,
    noUnusedLocals: false, // what a block declares for the next one
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    jsx: 'react-jsx',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: ['node', 'vite/client'],
    paths: { '@hall/contract/*': ['./contract/src/*.ts'], '@hall/database/*': ['./prisma/src/*.ts'] },
  };
  write('tsconfig.json', JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files }));
  try {
    return execFileSync(process.execPath, [join(root, TSC), '-p', copy], { cwd: copy, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

it('the code in the guide to list pages compiles as it stands', () => {
  for (const part of [
    'contract/src',
    'prisma/src',
    'prisma/schema',
    'prisma/prisma.config.ts',
    'mock-server/src',
    'web/src',
    'scripts/generate.mjs',
  ])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: (file) => !file.includes('.test.') });
  const files = writeFilesOfTheGuide();
  declareTheDomain();
  execFileSync(process.execPath, [join(copy, 'scripts/generate.mjs')], { stdio: 'ignore' });
  expect(complaintsAbout(files)).toBe('');
});
