import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import type { EngineOptions } from './engines/test.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Browser executables for the tests in `engines`, by name. */
const engines = Object.entries(JSON.parse(process.env['ENGINES'] ?? '{}') as Record<string, string>) as [
  EngineOptions['engineName'],
  string,
][];
const areAllAsked = process.env['ENGINE_JOURNEYS'] === 'all';

const desktop = { viewport: { width: 1280, height: 800 } };

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: path.resolve(import.meta.dirname, '../test-results'),
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 3,
  // The last reporter lists the tests that pass on retry and limits their number.
  retries: 1,
  // Both times only end what hangs: a busy machine takes three times as long as a calm one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // If the output is piped, failures are printed at the end. The second reporter records how long each test took.
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: path.resolve(import.meta.dirname, '../test-results/journeys.json') }],
    ['./support/second-tries.ts'],
    ...(areAllAsked ? [['./engines/write-table.ts'] as const] : []),
  ],
  forbidOnly: true,
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium', args: flags },
    trace: 'off',
    // A service worker bypasses `page.route`, which tests use to break files, and serves files that a test has removed.
    // Without one, every page is like a first visit. `offline.spec.ts` and `preview.spec.ts` turn it on.
    serviceWorkers: 'block',
  },
  projects: [
    ...engines.map(([engineName, enginePath]) => ({
      name: engineName,
      testDir: './engines',
      ...(!areAllAsked && { grep: /@smoke/ }),
      // One worker, because each test starts its own browser.
      workers: 1,
      use: { engineName, enginePath },
    })),
    // These tests mostly wait for files that never arrive, so one of them runs next to two workers with other tests.
    { name: 'lines', testMatch: /broken-lines/, workers: 1, use: desktop },
    {
      name: 'desktop',
      testIgnore: /broken-lines|code-on-demand|engines/,
      grepInvert: /@phone/,
      workers: 2,
      use: desktop,
    },
    {
      name: 'phone',
      testIgnore: /engines/,
      testMatch:
        /applications|\/admin\.spec|\/coach\.spec|\/clients\.spec|exchange|\/settings\.spec|journeys|\/stories\.spec|opened-states|forms|apply|calls|onboarding|symposium|security|code-on-demand|\/certificates\.spec|\/tools\.spec|\/resources\.spec|\/training\.spec|\/leads\.spec/,
      grepInvert: /@desktop/,
      workers: 3,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
