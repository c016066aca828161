/** What looking for a browser needs from the machine. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  exists(file: string): boolean;
  /** Runs a command to its end; true when it succeeded. */
  run(file: string, args: readonly string[]): boolean;
  isRoot(): boolean;
  /** Where Playwright keeps the browser that it installs itself. */
  playwrightBrowser(): string | undefined;
}

/** Chromium without windows: the same engine at half the work for a page, as nobody looks at it. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

const candidates = [
  WITHOUT_WINDOWS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a browser for the journeys, or installs one: `CHROME_PATH`; as root on Debian Chromium without windows, by apt;
 * an installed Chromium or Chrome; Playwright's own.
 *
 * @throws one line that says what to do when no browser can be had.
 */
export function findBrowser(machine: Machine, say: (line: string) => void): string {
  const chosen = machine.env['CHROME_PATH'];
  if (chosen) {
    if (!machine.exists(chosen)) throw new Error(`CHROME_PATH names ${chosen}, and no file is there.`);
    return chosen;
  }
  const installed = () => candidates.find((file) => machine.exists(file));
  if (machine.isRoot() && machine.exists('/etc/debian_version') && !machine.exists(WITHOUT_WINDOWS)) {
    say('Installing Chromium with apt …');
    machine.run('apt-get', ['update', '-qq']);
    machine.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']);
  }
  const present = installed() ?? machine.playwrightBrowser();
  if (present) return present;
  say('Installing Chromium with Playwright …');
  machine.run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const own = machine.playwrightBrowser();
  if (own) return own;
  throw new Error('No browser found: install Chromium or Chrome, or set CHROME_PATH to one.');
}
