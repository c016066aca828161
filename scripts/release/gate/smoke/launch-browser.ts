import type { Browser } from '@playwright/test';
import { findBrowser } from '@scripts/core/browsers';

/** Other hosts don't resolve, so requests to them are reported and fail. */
const ARGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

const ADVICE =
  'no browser opens the pages; install Chromium (apt-get install chromium-headless-shell, or npx playwright install chromium), or set CHROME_PATH to one';

/** Launches an installed browser, or returns a line that explains how to install one. A release installs nothing. */
export async function launchBrowser(): Promise<Browser | string> {
  try {
    const [{ chromium }, { nodeMachine }] = await Promise.all([
      import('@playwright/test'),
      import('@scripts/core/browsers'),
    ]);
    const executablePath = findBrowser({ ...nodeMachine, run: () => false }, () => undefined);
    return await chromium.launch({ executablePath, args: ARGS });
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return `${ADVICE} (${why})`;
  }
}
