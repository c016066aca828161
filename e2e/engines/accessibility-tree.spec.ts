/* Tests what Firefox exposes to screen readers: roles, names, states, and order in its own accessibility tree. Reads
   the tree over Marionette, Firefox's remote protocol: WebDriver BiDi finds nodes by role and name but exposes neither
   states nor order, and Playwright computes its snapshots itself. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { demo, siteUrl } from '../support/product.ts';
import { expect, test } from './test.ts';

const [enter, escape, down] = ['\uE007', '\uE00C', '\uE015'];

/**
 * Runs in the browser's privileged context, where the tree is accessible. Returns one line per node that is more than
 * text, in order.
 */
const readTree = `
  const window = Services.wm.getMostRecentWindow('navigator:browser');
  // The tree ends with the last reference to its service.
  const service = (window.keptService ??= Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService));
  const spoken = ['focused', 'required', 'expanded', 'collapsed', 'checked', 'pressed', 'unavailable'];
  const text = ['text leaf', 'text container', 'section', 'paragraph', 'statictext', 'label'];
  const lines = [];
  const walk = (node) => {
    const [states, more] = [{}, {}];
    node.getState(states, more);
    const heard = [...service.getStringStates(states.value, more.value)].filter((state) => spoken.includes(state));
    const role = service.getStringRole(node.role);
    const live = node.attributes?.has('live') ? node.attributes.getStringProperty('live') : '';
    if (!text.includes(role) || heard.includes('focused') || live)
      lines.push(
        [
          role,
          JSON.stringify(node.name ?? (heard.includes('focused') || live ? node.firstChild?.name : '') ?? ''),
          node.description && '(' + node.description + ')',
          live && 'live=' + live,
          ...heard.sort(),
        ]
          .filter(Boolean)
          .join(' '),
      );
    for (let child = node.firstChild; child; child = child.nextSibling) walk(child);
  };
  const page = service.getAccessibleFor(window.gBrowser.selectedBrowser)?.firstChild;
  if (page) walk(page);
  return lines;
`;

/**
 * Firefox with a separate profile. A Marionette message is its length, a colon, and JSON. Responses arrive in order.
 */
class Firefox {
  private readonly answers: ((answer: readonly unknown[]) => void)[] = [];
  private commands = 0;

  private readonly process: ChildProcess;
  private readonly profile: string;
  private readonly socket: Socket;

  private constructor(process: ChildProcess, profile: string, socket: Socket) {
    this.process = process;
    this.profile = profile;
    this.socket = socket;
    let received = Buffer.alloc(0);
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      for (;;) {
        const colon = received.indexOf(':');
        const end = colon + 1 + Number(received.toString('latin1', 0, Math.max(colon, 0)));
        if (colon < 0 || received.length < end) return;
        this.answers.shift()?.([JSON.parse(received.toString('utf8', colon + 1, end))].flat());
        received = received.subarray(end);
      }
    });
  }

  static async start(file: string): Promise<Firefox> {
    const profile = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-firefox-'));
    writeFileSync(path.join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
    const firefox = spawn(
      file,
      ['--headless', '--marionette', '--remote-allow-system-access', '--profile', profile],
      { stdio: 'ignore' },
    );
    const portFile = path.join(profile, 'MarionetteActivePort');
    const port = () => (existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0);
    await expect.poll(port, { timeout: 30_000 }).toBeGreaterThan(0);
    const session = new Firefox(firefox, profile, connect(port(), '127.0.0.1'));
    await new Promise((greeted) => session.answers.push(greeted));
    await session.send('WebDriver:NewSession', { capabilities: {} });
    await session.send('WebDriver:SetWindowRect', { width: 1280, height: 900 });
    // Start the accessibility service first, or it misses focus changes.
    await session.tree();
    return session;
  }

  private async send(name: string, parameters: object): Promise<unknown> {
    this.commands += 1;
    const message = JSON.stringify([0, this.commands, name, parameters]);
    const answer = new Promise<readonly unknown[]>((done) => this.answers.push(done));
    this.socket.write(`${String(Buffer.byteLength(message))}:${message}`);
    const [, , error, result] = await answer;
    if (error !== null) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return (result as { value?: unknown } | null)?.value;
  }

  private async run(context: 'content' | 'chrome', script: string, args: readonly unknown[] = []) {
    await this.send('Marionette:SetContext', { value: context });
    return this.send('WebDriver:ExecuteScript', { script, args });
  }

  async open(address: string): Promise<void> {
    await this.send('Marionette:SetContext', { value: 'content' });
    await this.send('WebDriver:Navigate', { url: siteUrl() + address });
    await this.run('content', "dispatchEvent(new Event('touchstart'))");
    await this.waitFor('#root[data-live]');
  }

  async waitFor(selector: string): Promise<void> {
    await expect
      .poll(() => this.run('content', 'return document.querySelector(arguments[0]) !== null', [selector]))
      .toBe(true);
  }

  async press(selector: string, keys: string): Promise<void> {
    await this.waitFor(selector);
    await this.run('content', 'document.querySelector(arguments[0]).focus()', [selector]);
    const actions = Array.from(keys).flatMap((value) =>
      ['keyDown', 'keyUp'].map((type) => ({ type, value })),
    );
    await this.send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Signs in through the form, and signs out any earlier user. */
  async signIn(email: string): Promise<void> {
    await this.send('Marionette:SetContext', { value: 'content' });
    await this.send('WebDriver:Navigate', { url: `${siteUrl()}/robots.txt` });
    await this.run('content', 'localStorage.clear()');
    await this.open('/login');
    await this.press('[name=email]', email);
    await this.press('[name=password]', demo.password + enter);
    await this.waitFor('[data-surface=work] h1');
  }

  readonly tree = async () => (await this.run('chrome', readTree)) as string[];

  readonly focused = async () => (await this.tree()).filter((line) => / focused\b/.test(line)).at(-1);

  async stop(): Promise<void> {
    this.socket.destroy();
    const ended = new Promise((done) => this.process.once('exit', done));
    this.process.kill();
    await ended;
    rmSync(this.profile, { recursive: true, force: true });
  }
}

test.describe('what Firefox tells a screen reader', () => {
  test.describe.configure({ mode: 'default' });
  test.skip(({ engineName }) => engineName !== 'firefox', 'No other browser gives out its own tree.');
  test.slow();
  let firefox: Firefox;
  test.beforeAll(async ({ enginePath }) => {
    firefox = await Firefox.start(enginePath);
  });
  test.afterAll(async ({ engineName }) => {
    if (engineName === 'firefox') await firefox.stop();
  });

  const linesOf = async (pattern: RegExp) => (await firefox.tree()).filter((line) => pattern.test(line));

  test('home: landmarks in order, one first heading, and nothing that is announced at every slide', async () => {
    await firefox.open('/');
    await expect.poll(() => linesOf(/^landmark/)).toHaveLength(4);
    // The footer loads later.
    const places = () => linesOf(/^(landmark|link "(Skip|Home|Sign In|Terms))/);
    await expect.poll(places).toEqual([
      'link "Skip to main content"',
      // Header, menu, content, footer.
      'landmark ""',
      'landmark "Main"',
      'link "Home"',
      'link "Sign In"',
      'landmark ""',
      'landmark ""',
      'link "Terms and Conditions"',
    ]);
    expect(await linesOf(/^progressbar/)).toEqual([]);
    expect((await linesOf(/^heading/))[0]).toMatch(/Keep more of the profit|Bring the plan/);
  });

  test('a link within the site: the new page’s heading has focus', async () => {
    await firefox.open('/contact');
    await firefox.press('a[href="/about"]', enter);
    await firefox.waitFor('#main h1:focus');
    await expect.poll(firefox.focused).toMatch(/^heading ".+" focused$/);
  });

  test('a form: fields in order; sent empty, the alert has focus and each field is described by its error', async () => {
    await firefox.open('/contact');
    const fields = () => linesOf(/^(entry|combobox) "/);
    await expect
      .poll(fields)
      .toEqual([
        'entry "Full Name" required',
        'entry "Email" required',
        'entry "Phone"',
        'entry "Company"',
        'combobox "Preferred callback time" collapsed',
        'combobox "Topic" collapsed required',
        'entry "Message" required',
      ]);
    await firefox.press('main form [type=submit]', enter);
    await expect.poll(firefox.focused).toMatch(/^alert .* focused$/);
    expect(await fields()).toEqual([
      'entry "Full Name" (Enter your full name) required',
      'entry "Email" (Enter your email address) required',
      'entry "Phone"',
      'entry "Company"',
      'combobox "Preferred callback time" collapsed',
      'combobox "Topic" (Choose what this is about) collapsed required',
      'entry "Message" (Write a message) required',
    ]);
  });

  test('a client: the drawer’s title has focus, a change is announced and keeps it, and the row gets it back', async () => {
    await firefox.signIn(demo.coach);
    await firefox.open('/dashboard/clients?q=fontenot');
    await firefox.waitFor('[data-list-region][aria-busy=false] tr:only-child [data-row-link]');
    await firefox.press('[data-row-link]', enter);
    await expect.poll(firefox.focused).toBe('heading "Marguerite Fontenot" focused');
    // The live region exists before it has a message.
    expect(await linesOf(/live=polite/)).toHaveLength(1);
    await firefox.press('[role=dialog] select', down);
    await firefox.waitFor('[aria-live=polite] [data-slot=toast]');
    await expect.poll(firefox.focused).toBe('combobox "Status" collapsed focused');
    await firefox.press('[role=dialog] select', escape);
    await expect.poll(firefox.focused).toBe('link "Marguerite Fontenot" focused');
  });

  test('a quiz: the result of an answer has focus as text', async () => {
    await firefox.signIn(demo.coach);
    await firefox.open('/dashboard/training/pension/check');
    await firefox.press('main form [type=radio]', ' ');
    await firefox.press('main form [type=submit]', enter);
    await expect.poll(firefox.focused).toMatch(/^text container "(Right\.|Not right\. .+)" focused$/);
  });

  test('the board: a handle says what it moves and how, and each move is announced', async () => {
    await firefox.signIn(demo.admin);
    await firefox.open('/dashboard/admin?section=leads&layout=board');
    await firefox.press('[data-move]', ' ');
    await expect
      .poll(firefox.focused)
      .toMatch(/^(toggle button|pushbutton) "Move .+" \(Press Space .* focus mode .*\) .*pressed/);
    await expect.poll(() => linesOf(/ is over New, which has \d+\./)).toHaveLength(1);
  });
});
