import type { BootManifest } from 'shared-contract/boot-manifest';
import { cleanMessage, createOwners, describeError, describeFile } from './describe.ts';

const remote = (entry: string, routes: string[]) => ({
  version: '1.4.0-9ab3c1',
  entry,
  integrity: 'sha256-x',
  styles: [],
  routes,
  builtAgainst: {},
});
const manifest = {
  release: '4f1c09ab3c1d22e7',
  remotes: {
    mfe_marketing: remote('/remotes/mfe-marketing/1.4.0-9ab3c1/remoteEntry.5d2f.js', ['/', '/cpa/:id']),
    // One entry without a version folder, as planned, and one as in development.
    mfe_cpps: remote('/remotes/mfe-cpps/remoteEntry.5d2f.js', ['/cpps']),
    mfe_dashboard: remote('http://localhost:4003/remoteEntry.js', ['/dashboard/*']),
  },
} satisfies BootManifest;
const owners = createOwners({
  manifest,
  shellVersion: '1.0.14-77e0d1',
  ownersOf: (pathname) =>
    pathname === '/login' ? undefined : pathname.startsWith('/cpa') ? ['mfe_marketing'] : [],
});
history.replaceState(null, '', '/cpa/ann');

const shell = 'http://localhost/static/js/main.1.js:1:2';
const routes = 'http://localhost/remotes/mfe-cpps/routes.1.js:3:4';
const thrown = (stack: string, message = 'broken') => Object.assign(new TypeError(message), { stack });

/** The stack format of each engine. */
const stacks: Record<string, (lines: string[]) => string> = {
  Chromium: (lines) => `TypeError: broken\n${lines.map((line) => `    at run (${line})`).join('\n')}`,
  'Chromium, async': (lines) =>
    `TypeError: broken\n${lines.map((line) => `    at async ${line}`).join('\n')}`,
  Firefox: (lines) => lines.map((line) => `run@${line}`).join('\n'),
  Safari: (lines) => lines.map((line) => `run@${line}`).join('\n') + '\nmodule code@',
};

test.each(Object.entries(stacks))('%s: the first remote’s file says whose it is, and where', (_, write) => {
  expect(describeError({ kind: 'script', error: thrown(write([shell, routes, shell])) }, owners)).toEqual({
    remote: 'mfe-cpps',
    version: '1.4.0-9ab3c1',
    kind: 'script',
    message: 'TypeError: broken',
    place: '/remotes/mfe-cpps/routes.1.js:3:4',
    stack: '/static/js/main.1.js:1:2\n/remotes/mfe-cpps/routes.1.js:3:4\n/static/js/main.1.js:1:2',
    route: '/cpa/:id',
  });
});

test('a remote that another server serves, and files in a folder of their version', () => {
  const at = (line: string) => describeError({ kind: 'promise', error: thrown(`run@${line}`) }, owners);
  expect(at('http://localhost:4003/static/a.js:1:1')).toMatchObject({ remote: 'mfe-dashboard' });
  expect(at('http://localhost/remotes/mfe-marketing/1.4.0-9ab3c1/static/a.js:1:1')).toMatchObject({
    remote: 'mfe-marketing',
  });
});

test('without a file of a remote: the boundary’s, where one has caught it, else the shell’s', () => {
  const error = thrown(`run@${shell}`);
  expect(describeError({ kind: 'render', error }, owners)).toMatchObject({ remote: 'mfe-marketing' });
  expect(describeError({ kind: 'script', error }, owners)).toMatchObject({
    remote: 'shell',
    version: '1.0.14-77e0d1',
    place: '/static/js/main.1.js:1:2',
  });
});

test('what is thrown without a stack lies where the browser says', () => {
  const file = 'http://localhost/remotes/mfe-cpps/routes.1.js';
  expect(describeError({ kind: 'script', error: 'a text', file, at: '7:8' }, owners)).toMatchObject({
    remote: 'mfe-cpps',
    message: 'a text',
    place: '/remotes/mfe-cpps/routes.1.js:7:8',
  });
});

test('a file that did not come is its owner’s, whoever asked for it', () => {
  const expected = {
    remote: 'mfe-cpps',
    version: '1.4.0-9ab3c1',
    kind: 'chunk',
    message: 'The file did not load',
    place: '/remotes/mfe-cpps/page.1.js',
    stack: '',
    route: '/cpa/:id',
  };
  expect(describeFile('http://localhost/remotes/mfe-cpps/page.1.js', owners)).toEqual(expected);
  const loader = Object.assign(new Error('Loading chunk 5 failed'), {
    request: '/remotes/mfe-cpps/page.1.js',
  });
  const error = new Error('We could not reach the server.', { cause: loader });
  expect(describeError({ kind: 'render', error }, owners)).toEqual(expected);
});

test('a remote that was refused has failed, not the shell that says so', () => {
  const error = thrown(`run@${shell}`, 'mfe_cpps was built against react 18');
  expect(describeError({ kind: 'render', error }, owners)).toMatchObject({
    remote: 'mfe-cpps',
    kind: 'chunk',
    message: 'TypeError: mfe_cpps was built against react 18',
  });
});

test.each([
  ['an extension’s', thrown('run@chrome-extension://abc/content.js:1:1')],
  ['a script’s of somebody else', thrown('run@https://forms.example/form.js:1:1')],
])('%s error is none of ours', (_, error) => {
  expect(describeError({ kind: 'script', error }, owners)).toBeUndefined();
});

test('the browser’s note on layouts is no error', () => {
  const message = 'ResizeObserver loop completed with undelivered notifications.';
  expect(describeError({ kind: 'script', error: undefined, message }, owners)).toBeUndefined();
});

test('neither the address of the page nor that of its document is told', () => {
  const error = thrown('run@http://localhost/cpa/ann?token=1:2:3\nrun@http://localhost/cpa/ann:4:5');
  const told = describeError({ kind: 'boot', error }, owners);
  expect(told).toMatchObject({ remote: 'shell', place: '', stack: '', route: '/cpa/:id' });
  expect(JSON.stringify(told)).not.toContain('ann');
  expect(owners.routeOf('/who/knows')).toBe('*');
  expect(owners.routeOf('/login')).toBe('/login');
});

test.each([
  ['Error: /reset?token=abc123 is not there', 'Error: /reset is not there'],
  ['Failed https://site.example/verify#access_token=secret now', 'Failed https://site.example/verify now'],
  ['Nobody is ann.o+tax@sub.example.com here', 'Nobody is [email] here'],
  ['Call (615) 555-0142 failed', 'Call [number] failed'],
  ['SSN 123-45-6789, amount 1,250,000.50', 'SSN [number], amount [number]'],
  ['No row 3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'No row [token]'],
  ['Code CPPS-7K3M-Q9XT-W2HF is unknown', 'Code [token] is unknown'],
  [
    "TypeError: Cannot read properties of undefined (reading 'map')",
    "TypeError: Cannot read properties of undefined (reading 'map')",
  ],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Ann for it',
    'Minified React error #418; visit https://react.dev/errors/418 for it',
  ],
  ['one\n  two', 'one two'],
])('%s is told as: %s', (text, told) => {
  expect(cleanMessage(text)).toBe(told);
});

test('a message has 200 characters at most', () => {
  expect(cleanMessage('word '.repeat(100))).toHaveLength(200);
});
