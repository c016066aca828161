import { findBrowser, type Machine } from './find-browser.ts';

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
