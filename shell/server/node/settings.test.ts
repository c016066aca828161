import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSettings } from './settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'site-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const backend = { SUPABASE_URL: 'https://abc.supabase.co/', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' };
const key = { kty: 'OKP', crv: 'Ed25519', x: 'AAAA' };
const store = { SITE_STORE: '/srv/releases', SITE_LIVE_KEY: JSON.stringify(key) };
const token = (role: string) => `h.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.s`;

test('has a default for everything but store and backend; empty variables count as absent', () => {
  expect(parseSettings({ ...store, ...backend, SITE_PORT: '', BACKEND_FILE: '' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    live: { store: '/srv/releases', key, everyMs: 1000 },
    frameOrigins: [],
    trustedProxies: [],
    serviceWorker: true,
    supabaseUrl: 'https://abc.supabase.co',
    supabasePublishableKey: 'sb_publishable_x',
  });
});

test('takes what is given', () => {
  const given = {
    ...store,
    ...backend,
    SITE_PORT: '8080',
    SITE_HOST: '0.0.0.0',
    SITE_FRAME_ORIGINS: 'https://forms.example, https://player.example',
    SITE_TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1 2001:db8::/32',
    SITE_SERVICE_WORKER: 'off',
    SITE_REPORT_KEY: 'k'.repeat(43),
  };
  expect(parseSettings(given)).toMatchObject({
    reportKey: 'k'.repeat(43),
    port: 8080,
    host: '0.0.0.0',
    serviceWorker: false,
    frameOrigins: ['https://forms.example', 'https://player.example'],
    trustedProxies: ['10.0.0.0/8', '192.0.2.1', '2001:db8::/32'],
  });
});

test('the old anonymous key is as public as the new one', () => {
  expect(() =>
    parseSettings({ ...store, ...backend, SUPABASE_PUBLISHABLE_KEY: token('anon') }),
  ).not.toThrow();
});

test('reads the address and key that the embedded backend wrote', () => {
  const file = path.join(folder, 'backend.json');
  writeFileSync(
    file,
    JSON.stringify({
      url: 'http://localhost:54321',
      publishableKey: 'sb_publishable_y',
      secretKey: 's',
      reportKey: 'r'.repeat(43),
    }),
  );
  expect(parseSettings({ ...store, BACKEND_FILE: file })).toMatchObject({
    supabaseUrl: 'http://localhost:54321',
    supabasePublishableKey: 'sb_publishable_y',
    reportKey: 'r'.repeat(43),
  });
});

test('one line names every setting that is wrong', () => {
  const bad = {
    SITE_PORT: '70000',
    SITE_FRAME_ORIGINS: 'player',
    SUPABASE_URL: 'abc',
    SUPABASE_PUBLISHABLE_KEY: 'sb_secret_x',
  };
  let message = '';
  try {
    parseSettings(bad);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).not.toContain('\n');
  for (const name of Object.keys(bad)) expect(message.split(`${name}: `)).toHaveLength(2);
  expect(message).toContain('this is a secret key');
  expect(message).not.toContain('sb_secret_x');
});

test.each<[Record<string, string>, RegExp]>([
  [{}, /SUPABASE_URL: missing; give it with SUPABASE_PUBLISHABLE_KEY, or BACKEND_FILE/],
  [{ SUPABASE_URL: 'https://abc.supabase.co' }, /SUPABASE_PUBLISHABLE_KEY: missing/],
  [{ SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' }, /SUPABASE_URL: missing/],
  [
    { ...backend, SUPABASE_PUBLISHABLE_KEY: token('service_role') },
    /SUPABASE_PUBLISHABLE_KEY: this is a secret key/,
  ],
  [{ ...backend, SUPABASE_URL: 'https://user:pass@abc.supabase.co' }, /SUPABASE_URL: expected an address/],
  [{ ...backend, SITE_PORT: '3000.5' }, /SITE_PORT: expected a port/],
  [
    { ...backend, SITE_FRAME_ORIGINS: 'https://x.example; script-src *' },
    /SITE_FRAME_ORIGINS: expected https origins/,
  ],
  ...['proxy', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/x'].map((given): [Record<string, string>, RegExp] => [
    { ...backend, SITE_TRUSTED_PROXIES: given },
    /SITE_TRUSTED_PROXIES: expected addresses or networks/,
  ]),
  [{ BACKEND_FILE: path.join(folder, 'none.json') }, /BACKEND_FILE: .*none\.json cannot be read: ENOENT/],
])('%j', (env, message) => {
  expect(() => parseSettings({ ...store, ...env })).toThrow(message);
});

test('a backend file that lacks a field names it', () => {
  const file = path.join(folder, 'partial.json');
  writeFileSync(file, JSON.stringify({ url: 'http://localhost:54321' }));
  expect(() => parseSettings({ BACKEND_FILE: file })).toThrow(
    /BACKEND_FILE: .*partial\.json: publishableKey: /,
  );
});

describe('a store', () => {
  test('is a folder or the address of a bucket, with the key as text or in a file', () => {
    const file = path.join(folder, 'key.json');
    writeFileSync(file, JSON.stringify(key));
    expect(parseSettings({ ...store, ...backend }).live).toEqual({
      store: '/srv/releases',
      key,
      everyMs: 1000,
    });
    const given = {
      ...backend,
      SITE_STORE: 'https://releases.example/site/',
      SITE_LIVE_KEY: file,
      SITE_STATE: '/var/lib/site',
      SITE_LOOK_SECONDS: '2',
    };
    expect(parseSettings(given).live).toEqual({
      store: 'https://releases.example/site',
      key,
      state: '/var/lib/site',
      everyMs: 2000,
    });
  });

  test.each([
    [{ SITE_LIVE_KEY: '' }, 'SITE_LIVE_KEY: missing'],
    [{ SITE_LIVE_KEY: '/none.json' }, 'SITE_LIVE_KEY: /none.json cannot be read'],
    [{ SITE_LIVE_KEY: '{' }, 'SITE_LIVE_KEY: expected a public key'],
    [{ SITE_LIVE_KEY: JSON.stringify({ ...key, d: 'secret' }) }, 'this is the key that signs'],
    [{ SITE_STORE: 's3://bucket' }, 'SITE_STORE: expected a folder, or the https address'],
    [{ SITE_STORE: '' }, 'SITE_STORE: missing; give the folder'],
    [{ SITE_LOOK_SECONDS: 'often' }, 'SITE_LOOK_SECONDS: expected a number of seconds'],
  ])('%j is refused: %s', (changes, words) => {
    expect(() => parseSettings({ ...store, ...backend, ...changes })).toThrow(words);
  });
});
