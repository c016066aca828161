import { findBrowser, findOtherEngine, type Machine } from './find-browser.ts';

function machine(files: string[], changes: Partial<Machine> = {}): Machine & { commands: string[] } {
  const commands: string[] = [];
  return {
    commands,
    env: {},
    exists: (file) => files.includes(file),
    run: (file, args) => {
      commands.push([file, ...args].join(' '));
      return true;
    },
    isRoot: () => false,
    playwrightBrowser: () => undefined,
    ...changes,
  };
}

const silent = () => undefined;

describe('findBrowser', () => {
  it('takes CHROME_PATH first and says so when nothing is there', () => {
    expect(
      findBrowser(
        machine(['/opt/chrome', '/usr/bin/chromium'], { env: { CHROME_PATH: '/opt/chrome' } }),
        silent,
      ),
    ).toBe('/opt/chrome');
    expect(() => findBrowser(machine([], { env: { CHROME_PATH: '/nowhere' } }), silent)).toThrow(
      'CHROME_PATH names /nowhere',
    );
  });

  it('uses an installed browser without installing anything', () => {
    const debian = machine(['/usr/bin/chromium']);
    expect(findBrowser(debian, silent)).toBe('/usr/bin/chromium');
    expect(debian.commands).toEqual([]);
  });

  it('installs with apt when root on Debian, and does with what is there when that fails', () => {
    const debian = (files: string[], isReachable: boolean) =>
      machine(files, {
        isRoot: () => true,
        run: (_file, args) => {
          if (isReachable && args.includes('install')) files.push(`/usr/bin/${args.at(-1) ?? ''}`);
          return isReachable;
        },
      });
    const shell = '/usr/bin/chromium-headless-shell';
    expect(findBrowser(debian(['/etc/debian_version'], true), silent)).toBe(shell);
    expect(findBrowser(debian(['/etc/debian_version', '/usr/bin/chromium'], true), silent)).toBe(shell);
    expect(findBrowser(debian(['/etc/debian_version', '/usr/bin/chromium'], false), silent)).toBe(
      '/usr/bin/chromium',
    );
  });

  it('falls back to the browser of Playwright, and else says what to do', () => {
    let installed = false;
    const elsewhere = machine([], {
      run: () => (installed = true),
      playwrightBrowser: () => (installed ? '/cache/chrome' : undefined),
    });
    expect(findBrowser(elsewhere, silent)).toBe('/cache/chrome');
    expect(() => findBrowser(machine([]), silent)).toThrow('set CHROME_PATH');
  });
});

describe('findOtherEngine', () => {
  const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
  const drivers = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

  it('takes what is installed or named by the setting, and installs nothing', () => {
    const ubuntu = machine(['/usr/bin/firefox', '/opt/firefox', miniBrowser, ...drivers]);
    expect(findOtherEngine('firefox', ubuntu, silent)).toEqual({ file: '/usr/bin/firefox' });
    expect(findOtherEngine('webkit', ubuntu, silent)).toEqual({ file: miniBrowser });
    const named = { ...ubuntu, env: { FIREFOX_PATH: '/opt/firefox' } };
    expect(findOtherEngine('firefox', named, silent)).toEqual({ file: '/opt/firefox' });
    expect(ubuntu.commands).toEqual([]);
  });

  it('installs WebKit with its driver and display as root on Debian', () => {
    const files = ['/etc/debian_version', miniBrowser];
    const debian = machine(files, {
      isRoot: () => true,
      run: (_file, args) => {
        if (args.includes('webkit2gtk-driver') && args.includes('xvfb')) files.push(...drivers);
        return true;
      },
    });
    expect(findOtherEngine('webkit', debian, silent)).toEqual({ file: miniBrowser });
  });

  it('says what to install where it can not', () => {
    expect(findOtherEngine('webkit', machine([miniBrowser]), silent)).toEqual({
      missing: expect.stringMatching(/^WebKit was not found: install webkit2gtk-driver and xvfb/) as string,
    });
  });
});
