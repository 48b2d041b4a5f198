import { defineConfig } from 'vitest/config';
import { reactCompiler } from './web/build/react-compiler.ts';

/** Tests that replace modules have them to themselves, and so have those of what a module notes as it is loaded. */
const ALONE = ['{prisma,mock-server,scripts,web}/**/*.alone{,.wire}.test.{ts,tsx}'];

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
          include: ['{contract,prisma,mock-server,console,scripts,generated-client,conformance,web/build,web/scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', ...ALONE],
          // Loading the server takes longer than most of its tests: a process loads it once for all of them.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [reactCompiler()],
        test: {
          name: 'pages',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: ALONE,
          environment: 'jsdom',
          // A page with antd and our parts takes longer to be made than most of its tests: a process makes it once.
          isolate: false,
          setupFiles: ['web/src/testing/leaves-nothing.ts'],
        },
      },
      {
        extends: true,
        plugins: [reactCompiler()],
        test: {
          name: 'alone',
          include: ALONE,
          setupFiles: ['web/src/testing/leaves-nothing.ts'],
        },
      },
    ],
  },
});
