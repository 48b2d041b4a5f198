import { defineConfig } from 'vitest/config';

// What `npm run attack` runs, and `npm test` in a short form: one attack after another, each on a server of its own.
export default defineConfig({
  test: {
    include: ['attack/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    globalSetup: ['mock-server/src/testing/global-setup.ts'],
    reporters: ['verbose', ['json', { outputFile: 'reports/attack.json' }]],
  },
});
