import { defineConfig } from 'vitest/config';

// What `npm run prove` runs, and `npm test` in a short form: one proof after another, each on a server of its own.
export default defineConfig({
  test: {
    include: ['proofs/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    globalSetup: ['mock-server/src/testing/global-setup.ts'],
    reporters: ['verbose', ['json', { outputFile: 'reports/proofs.json' }]],
  },
});
