import { join } from 'node:path';
import { removeLeftovers } from './leftovers.mjs';
import { node, root, TSC, VITE } from './run.mjs';
import { step } from './steps.mjs';

const TOOLS = ['package-lock.json', 'tsconfig.base.json'];
const CONTRACT = ['contract/package.json', 'contract/tsconfig.json', 'contract/src'];
const SCHEMA = ['prisma/package.json', 'prisma/schema', 'scripts/generate.mjs'];

/** Each step's inputs take in those of the steps before it whose results it uses. */
const STEPS = [
  {
    name: 'contract',
    inputs: [...TOOLS, ...CONTRACT],
    outputs: ['contract/dist/api.js'],
    work: () => node([TSC, '-b', 'contract']),
  },
  {
    name: 'database client',
    inputs: [...TOOLS, ...SCHEMA],
    outputs: ['prisma/src/generated/client.ts'],
    work: () => node(['scripts/generate.mjs']),
  },
  {
    name: 'packages',
    inputs: [...TOOLS, ...SCHEMA, 'tsconfig.json', 'contract', 'prisma', 'mock-server', 'web', 'console', 'features', 'conformance'],
    outputs: ['prisma/dist/database.js', 'mock-server/dist/main.js'],
    work: () => {
      for (const each of ['contract', 'prisma', 'mock-server', 'conformance'])
        removeLeftovers(join(root, each, 'src'), join(root, each, 'dist'));
      node([TSC, '-b']);
    },
  },
  {
    name: 'web',
    inputs: [...TOOLS, ...CONTRACT, 'web', 'scripts/compress-site.mjs'],
    outputs: ['web/dist/app/index.html'],
    work: () => {
      node([`../${VITE}`, 'build'], { cwd: 'web' });
      node(['web/scripts/budget.mjs']);
      node(['scripts/compress-site.mjs']);
    },
  },
  {
    name: 'console',
    inputs: [
      ...TOOLS,
      ...CONTRACT,
      'mock-server/src/mock-control/said.ts',
      'web/build',
      'web/src/shared',
      'console',
      'scripts/compress-site.mjs',
    ],
    outputs: ['console/dist/app/index.html'],
    work: () => {
      node([`../${VITE}`, 'build'], { cwd: 'console' });
      node(['scripts/compress-site.mjs', 'console/dist/app']);
    },
  },
];

/** Builds everything that is not built yet. */
export function build() {
  for (const each of STEPS) step({ ...each, stamp: `.cache/build/${each.name.replace(' ', '-')}` });
}
