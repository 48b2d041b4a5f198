import { defineConfig } from 'vitest/config';
import { reactCompiler } from './web/build/react-compiler.ts';

/** Tests that replace modules have them to themselves, and so has what runs in a page: the document and what modules keep of it. */
const APART = ['web/**/*.test.{ts,tsx}', '**/*.alone{,.wire}.test.ts'];

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    // A bound against hanging, not a measure: CI machines are slow and shared.
    testTimeout: 180_000,
    // Vitest would leave one processor to itself, which of two is half.
    maxWorkers: '100%',
    hookTimeout: 180_000,
    globalSetup: ['mock-server/src/testing/global-setup.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{contract,prisma,mock-server,console,scripts,generated-client,conformance}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', ...APART],
          // Loading the server takes longer than most of its tests: a process loads it once for all of them.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [reactCompiler()],
        test: {
          name: 'apart',
          include: ['{prisma,mock-server,scripts}/**/*.alone{,.wire}.test.ts', 'web/**/*.test.{ts,tsx}'],
          setupFiles: ['web/src/testing/without-styles.ts'],
        },
      },
    ],
  },
});
