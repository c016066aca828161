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

/** The files of browsers for the journeys of `engines`, by name. */
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
  // What it takes to pass at the second try is told, and bounded: see the last reporter.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Piped, the words of a failure stand at the end, where somebody finds them. The second says how long each one took.
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
    // A worker asks for files past `page.route`, by which journeys break them, and keeps what a test takes away. Without
    // one a page is as it is at a first visit; `offline.spec.ts` alone has it.
    serviceWorkers: 'block',
  },
  projects: [
    ...engines.map(([engineName, enginePath]) => ({
      name: engineName,
      testDir: './engines',
      ...(!areAllAsked && { grep: /@smoke/ }),
      timeout: 120_000,
      // One at a time: each has a browser of its own.
      workers: 1,
      use: { engineName, enginePath },
    })),
    // These wait for files that never come: one of them beside two that work.
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
