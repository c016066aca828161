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

/** Engines that journeys and releases use beside Chromium. */
export const otherEngines = ['firefox', 'webkit'] as const;
export type OtherEngine = (typeof otherEngines)[number];

interface Browser {
  readonly name: string;
  /** Names a file to use in the place of what is looked for. */
  readonly setting: string;
  /** In order of preference. */
  readonly files: readonly string[];
  /** Programs that drive it. */
  readonly drivers?: readonly string[];
  /** Debian packages that bring it. */
  readonly packages: readonly string[];
}

/** Chromium without windows: the same engine at half the work for a page, as nobody looks at it. */
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

/** Its file where it and all that drives it are there. */
function installed(machine: Machine, { files, drivers = [] }: Browser): string | undefined {
  return drivers.every((file) => machine.exists(file))
    ? files.find((file) => machine.exists(file))
    : undefined;
}

/** The file that its setting names. @throws one line when no file is there */
function chosen(machine: Machine, { setting }: Browser): string | undefined {
  const file = machine.env[setting];
  if (!file) return undefined;
  if (!machine.exists(file)) throw new Error(`${setting} names ${file}, and no file is there.`);
  return file;
}

/** Installs Debian's packages as root; elsewhere it does nothing. */
function installWithApt(machine: Machine, { name, packages }: Browser, say: (line: string) => void): void {
  if (!machine.isRoot() || !machine.exists('/etc/debian_version')) return;
  say(`Installing ${name} with apt …`);
  machine.run('apt-get', ['update', '-qq']);
  machine.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/**
 * Finds Chromium, or installs it: `CHROME_PATH`; as root on Debian Chromium without windows, by apt; an installed Chromium
 * or Chrome; Playwright's own.
 *
 * @throws one line that says what to do when no browser can be had.
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
 * @returns its file, or one line that says what to do.
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
