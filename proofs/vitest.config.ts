import { defineConfig } from 'vitest/config';
import { FULL } from './support/size.ts';

// What `npm run prove` runs, one proof after another, and `npm test` in a short form, which promises no time, one on each processor; each
// proof has a server of its own.
export default defineConfig({
  test: {
    include: ['proofs/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    fileParallelism: !FULL,
    maxWorkers: FULL ? 1 : '100%',
    globalSetup: ['mock-server/src/testing/global-setup.ts'],
    reporters: ['verbose', ['json', { outputFile: 'reports/proofs.json' }]],
  },
});
