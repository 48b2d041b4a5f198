import { defineConfig } from '@playwright/test';
import { cucumberReporter, defineBddConfig } from 'playwright-bdd';
import { chromiumFlags, chromiumPath, SHORT_LIVED } from './features/support/chromium.ts';
import { REMOTE_HALLS } from './features/support/remote-halls.ts';

const testDir = defineBddConfig({
  features: 'features/**/*.feature',
  steps: ['features/steps/*.ts', 'features/support/test.ts'],
  outputDir: 'features/.generated',
});

const [remote] = REMOTE_HALLS;

export default defineConfig({
  testDir,
  // What a scenario adds to the server's own program cannot be added to one that runs elsewhere; and the screens look the
  // same wherever the build is served from.
  ...(remote && { grepInvert: /@in-process|@screens/ }),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A remote hall has one database, which every scenario resets.
  workers: REMOTE_HALLS.length || 2,
  // Limits end what hangs; they do not time anything. With five suites side by side on two cores a scenario took up to 84 s.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  outputDir: 'reports/playwright',
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['./features/support/failures-at-once.ts'],
    ['json', { outputFile: 'reports/playwright.json' }],
    cucumberReporter('html', { outputFile: 'reports/cucumber.html' }),
  ],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    // What moves is hit or missed by a hair, and takes time that shows nothing; `@motion` scenarios have it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [...chromiumFlags(remote ? new URL(remote).hostname : undefined), SHORT_LIVED],
    },
  },
});
