import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Engine, Tab } from './engine.ts';

/**
 * Timeouts in ms. The driver loses some responses for the window's size and for screenshots, so these are requested
 * again.
 */
const COMMAND_MS = 30_000;
const LOST_MS = 4000;
const START_MS = 10_000;

/** Height of MiniBrowser's toolbar with the styles below. */
const BAR_HEIGHT = 36;

/** MiniBrowser's toolbar is at least 447 px wide, and so is its window. */
const narrowToolbar = `
  window * { min-width: 0; margin: 0; border-width: 0; padding: 0; font-size: 1px; }
  button { margin: 0 -12px; }
  entry { margin: 0 -40px; }
  spinner, image { margin: 0 -8px; }
`;

/** Key codes of the WebDriver standard for keys without a character. */
const keyCodes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

type Command = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

/**
 * Sends W3C WebDriver commands.
 * @throws an Error with the driver's message
 */
function commandsTo(driver: string): Command {
  return async (method, address, body) => {
    const isLosable = /\/(window\/rect|screenshot)$/.test(address);
    const ask = () =>
      fetch(driver + address, {
        method,
        ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
        signal: AbortSignal.timeout(isLosable ? LOST_MS : address === '/session' ? START_MS : COMMAND_MS),
      });
    const response = await ask().catch((cause: unknown) => {
      if (!isLosable) throw new Error(`${method} ${address}: ${String(cause)}`, { cause });
      return ask();
    });
    const { value } = (await response.json()) as { value: never };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${address}: ${error} ${message}`);
  };
}

function tabOf(command: Command, session: string, handle: string, current: { handle: string }): Tab {
  const send: Command = async (method, address, body) => {
    if (current.handle !== handle) {
      await command('POST', `${session}/window`, { handle });
      current.handle = handle;
    }
    return command(method, session + address, body);
  };
  const post = async (address: string, body?: object) => void (await send('POST', address, body));
  const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    post('/actions', { actions: [{ type, id: type, actions }] });
  const moveTo = ([x, y]: readonly [number, number], duration = 0) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration,
  });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  return {
    goto: (url) => post('/url', { url }),
    back: () => post('/back'),
    forward: () => post('/forward'),
    run: (work, ...args) =>
      send('POST', '/execute/sync', { script: `return (${String(work)})(...arguments)`, args }),
    load: (script) => post('/execute/sync', { script, args: [] }),
    async resize(width, height) {
      // The toolbar uses part of the window's height.
      await post('/window/rect', { width, height: height + BAR_HEIGHT });
      const isResized = `const [width, height] = arguments; return new Promise((done) => {
        const look = () => (innerWidth === width && innerHeight === height ? done(true) : setTimeout(look, 20));
        look();
      });`;
      await post('/execute/sync', { script: isResized, args: [width, height] });
    },
    click: (x, y) => act('pointer', [moveTo([x, y]), down, up]),
    drag: (from, to) => {
      const between = [0.1, 0.4, 0.8, 1].map((part) =>
        moveTo([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part], 50),
      );
      return act('pointer', [moveTo(from), down, ...between, up]);
    },
    press(chord) {
      const keys = chord.split('+').map((key) => keyCodes[key] ?? key);
      return act('key', [
        ...keys.map((value) => ({ type: 'keyDown', value })),
        ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
      ]);
    },
    type: (text) =>
      act(
        'key',
        Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    async chooseFile(value, file) {
      const element = await send<Record<string, string>>('POST', '/element', {
        using: 'css selector',
        value,
      });
      await post(`/element/${String(Object.values(element)[0])}/value`, { text: file });
    },
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    async another() {
      const opened = await command<{ handle: string }>('POST', `${session}/window/new`, { type: 'window' });
      return tabOf(command, session, opened.handle, current);
    },
    close: async () => void (await send('DELETE', '/window')),
  };
}

/** Starts a virtual display, and returns its number. */
async function startDisplay(): Promise<{ process: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp', '-noreset'];
  const process = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(process.stdio[3] as Readable, 'data')) as [Buffer];
  return { process, display: `:${number.toString().trim()}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function answering(command: Command, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const isReady = await command('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKitWebDriver ended with status ${String(driver.exitCode)}.`);
}

interface Session {
  readonly command: Command;
  readonly path: string;
  readonly version: string;
  readonly end: () => Promise<void>;
}

/** Starts a driver and its browser, which end together. A start may hang, so it gets up to three tries. */
async function startSession(binary: string, environment: NodeJS.ProcessEnv, tries = 3): Promise<Session> {
  const port = String(await freePort());
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: environment,
  });
  const ended = once(driver, 'exit');
  const end = async () => {
    if (driver.pid !== undefined && driver.exitCode === null && driver.signalCode === null)
      process.kill(-driver.pid, 'SIGKILL');
    await ended;
  };
  try {
    const command = commandsTo(`http://127.0.0.1:${port}`);
    await answering(command, driver);
    const { sessionId, capabilities } = await command<{
      sessionId: string;
      capabilities: { browserVersion: string };
    }>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          unhandledPromptBehavior: 'accept',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        },
      },
    });
    return { command, path: `/session/${sessionId}`, version: capabilities.browserVersion, end };
  } catch (error) {
    await end();
    if (tries === 1) throw error;
    return startSession(binary, environment, tries - 1);
  }
}

/** Starts WebKitGTK's MiniBrowser with WebKitWebDriver on a virtual display. Each tab runs in a separate browser. */
export async function startWebKit(binary: string): Promise<Engine> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-webkit-'));
  const downloads = path.join(home, 'downloads');
  mkdirSync(downloads);
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), narrowToolbar);
  writeFileSync(path.join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const { process: screen, display } = await startDisplay();
  const environment = {
    PATH: process.env['PATH'],
    HOME: home,
    LANG: 'C.UTF-8',
    DISPLAY: display,
    XDG_CONFIG_HOME: home,
    // With a session bus, a second browser hands its start over to the first one, which the driver doesn't detect.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    NO_AT_BRIDGE: '1',
    // WebKit's sandbox needs privileges that root in a container lacks. All pages are local.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  };
  let version = '';
  const ends: Session['end'][] = [];
  return {
    version: () => version,
    downloads,
    async open() {
      const { command, path: session, version: running, end } = await startSession(binary, environment);
      ends.push(end);
      version = `WebKitGTK ${running}`;
      const handle = await command<string>('GET', `${session}/window`);
      return { ...tabOf(command, session, handle, { handle }), close: end };
    },
    async close() {
      await Promise.all(ends.map((end) => end()));
      screen.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
