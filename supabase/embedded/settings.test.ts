import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from './settings.ts';

test('without settings the defaults hold, and empty ones count as absent', () => {
  const expected = { port: 54321, dataDir: '/project/.data', confirmEmail: false };
  assert.deepEqual(readSettings({}, '/project'), expected);
  assert.deepEqual(readSettings({ DATABASE_URL: '', BACKEND_PORT: '', SITE_PORT: '' }, '/project'), expected);
});

test('all of them are read', () => {
  const env = {
    BACKEND_PORT: '4000',
    DATA_DIR: 'x',
    DATABASE_URL: 'postgres://u:p@localhost:5432/d',
    DATABASE_POOL_SIZE: '20',
    SITE_PORT: '3100',
    TRUSTED_PROXIES: '2',
    AUTH_CONFIRM_EMAIL: '1',
  };
  assert.deepEqual(readSettings(env, '/project'), {
    port: 4000,
    dataDir: '/project/x',
    databaseUrl: 'postgres://u:p@localhost:5432/d',
    poolSize: 20,
    siteUrl: 'http://localhost:3100',
    trustedProxies: 2,
    confirmEmail: true,
  });
  assert.equal(
    readSettings({ ...env, SITE_URL: 'https://site.example' }, '/').siteUrl,
    'https://site.example',
  );
});

test('every bad one is named in one message', () => {
  assert.throws(
    () =>
      readSettings(
        {
          BACKEND_PORT: '70000',
          SITE_PORT: 'x',
          DATABASE_URL: 'http://x',
          TRUSTED_PROXIES: 'all',
        },
        '/',
      ),
    ({ message }: Error) =>
      ['BACKEND_PORT', 'SITE_PORT', 'DATABASE_URL', 'TRUSTED_PROXIES'].every((name) =>
        message.includes(name),
      ) && !message.includes('\n'),
  );
});
