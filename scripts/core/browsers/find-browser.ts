/** Access to the machine, for the search for a browser. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  exists(file: string): boolean;
  /** Runs a command until it exits. Returns true on success. */
  run(file: string, args: readonly string[]): boolean;
  isRoot(): boolean;
  /** Returns the path of the browser that Playwright installs. */
  playwrightBrowser(): string | undefined;
}

/** Engines for end-to-end tests and releases, in addition to Chromium. */
export const otherEngines = ['firefox', 'webkit'] as const;
export type OtherEngine = (typeof otherEngines)[number];

interface Browser {
  readonly name: string;
  /** Environment variable with the file to use instead. */
  readonly setting: string;
  /** In order of preference. */
  readonly files: readonly string[];
  /** Driver programs that it requires. */
  readonly drivers?: readonly string[];
  /** Debian packages that install it. */
  readonly packages: readonly string[];
}

/** Chromium without a user interface: the same engine, with half the work for a page. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

const chromium: Browser = {
  name: 'Chromium',
  setting: 'CHROME_PATH',
  files: [
    WITHOUT_WINDOWS,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  packages: ['chromium-headless-shell'],
};

const others: Readonly<Record<OtherEngine, Browser>> = {
  firefox: {
    name: 'Firefox',
    setting: 'FIREFOX_PATH',
    files: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr'],
  },
  webkit: {
    name: 'WebKit',
    setting: 'WEBKIT_PATH',
    files: ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
    drivers: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/** Returns the browser's file if it and all of its drivers are installed. */
function installed(machine: Machine, { files, drivers = [] }: Browser): string | undefined {
  return drivers.every((file) => machine.exists(file))
    ? files.find((file) => machine.exists(file))
    : undefined;
}

/**
 * Returns the file in the browser's setting.
 * @throws if the file doesn't exist.
 */
function chosen(machine: Machine, { setting }: Browser): string | undefined {
  const file = machine.env[setting];
  if (!file) return undefined;
  if (!machine.exists(file)) throw new Error(`${setting} names ${file}, and no file is there.`);
  return file;
}

/** Installs the Debian packages. Does nothing on another system or without root. */
function installWithApt(machine: Machine, { name, packages }: Browser, say: (line: string) => void): void {
  if (!machine.isRoot() || !machine.exists('/etc/debian_version')) return;
  say(`Installing ${name} with apt …`);
  machine.run('apt-get', ['update', '-qq']);
  machine.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/**
 * Finds or installs Chromium, in this order: `CHROME_PATH`; headless Chromium from apt, as root on Debian; an installed
 * Chromium or Chrome; Playwright's browser.
 *
 * @throws if no browser can be found or installed; the message states the fix.
 */
export function findBrowser(machine: Machine, say: (line: string) => void): string {
  const own = chosen(machine, chromium);
  if (own) return own;
  if (!machine.exists(WITHOUT_WINDOWS)) installWithApt(machine, chromium, say);
  const present = installed(machine, chromium) ?? machine.playwrightBrowser();
  if (present) return present;
  say('Installing Chromium with Playwright …');
  machine.run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const playwrights = machine.playwrightBrowser();
  if (playwrights) return playwrights;
  throw new Error('No browser found: install Chromium or Chrome, or set CHROME_PATH to one.');
}

/**
 * Finds Firefox or WebKitGTK, or installs it as root on Debian.
 *
 * @returns its file, or one line that states the fix.
 */
export function findOtherEngine(
  engine: OtherEngine,
  machine: Machine,
  say: (line: string) => void,
): { readonly file: string } | { readonly missing: string } {
  const browser = others[engine];
  const { name, setting, packages } = browser;
  const present = chosen(machine, browser) ?? installed(machine, browser);
  if (present) return { file: present };
  installWithApt(machine, browser, say);
  const file = installed(machine, browser);
  if (file) return { file };
  return {
    missing: `${name} was not found: install ${packages.join(' and ')} (Debian, Ubuntu), or set ${setting} to a browser`,
  };
}
