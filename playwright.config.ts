// Browser tests against the built site. `npm test -- build e2e` runs them all; while working on one:
//   npm run build && npx playwright test tests/e2e/cart.spec.ts --project desktop
import { defineConfig, type ReporterDescription } from 'playwright/test';
import { findAnyBrowser } from './tests/support/browser.ts';

const reporters: ReporterDescription[] = [['list']];
if (process.env.E2E_REPORT) reporters.push(['json', { outputFile: process.env.E2E_REPORT }]);

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  reporter: reporters,
  // A test waits for half of its time; three keep two cores at work.
  workers: 3,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A whole run is not thrown away for one test of many that a busy machine tripped: it is tried once more, and the
  // end of the run names it as unsteady, for somebody to find out why.
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.E2E_BASE_URL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Recording every test for the one that fails took a fifth of the processor; `--trace on` records.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findAnyBrowser(),
      // Where the machine names no language, Chromium can write no Chinese name of a file.
      env: { ...process.env, LANG: 'C.UTF-8' },
      // The browser's own sandbox cannot start as root; the rest keeps it from calling the world.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-dev-shm-usage',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No page lives long enough here for its scripts to earn what optimising them costs.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: /\.mobile\.spec\.ts$/, use: { viewport: { width: 1440, height: 900 } } },
    // Specs about small screens say so in their name.
    {
      name: 'mobile',
      testMatch: /\.mobile\.spec\.ts$/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
  ],
});
