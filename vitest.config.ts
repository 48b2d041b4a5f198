import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,prisma,mock-server,web,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    // A bound against hanging, not a measure: CI machines are slow and shared.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    globalSetup: ['mock-server/src/testing/global-setup.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
  },
});
