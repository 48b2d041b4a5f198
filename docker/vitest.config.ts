import { defineConfig } from 'vitest/config';

// What `make test-containers` runs against the containers as shipped, before the acceptance suite.
export default defineConfig({
  test: {
    include: ['docker/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    reporters: ['default', ['json', { outputFile: 'reports/deployment.json' }]],
  },
});
