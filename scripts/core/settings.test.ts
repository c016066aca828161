import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSettings, removeSecrets, SettingsError } from './settings.ts';

describe('parseSettings', () => {
  it('needs nothing to be set', () => {
    expect(parseSettings({})).toEqual({ SITE_PORT: 3000, BACKEND_PORT: 54_321, DATA_DIR: '.data' });
  });

  it('reads what is set, and takes an empty value for none', () => {
    expect(
      parseSettings({
        SITE_PORT: '8080',
        BACKEND_PORT: '',
        DATA_DIR: '/var/lib/ninecourse',
        DATABASE_URL: 'postgres://localhost/ninecourse',
        SUPABASE_URL: 'https://project.supabase.co',
        SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
        HOME: '/root',
      }),
    ).toEqual({
      SITE_PORT: 8080,
      BACKEND_PORT: 54_321,
      DATA_DIR: '/var/lib/ninecourse',
      DATABASE_URL: 'postgres://localhost/ninecourse',
      SUPABASE_URL: 'https://project.supabase.co',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
    });
  });

  it.each([
    ['SITE_PORT', { SITE_PORT: 'web' }],
    ['SITE_PORT', { SITE_PORT: '65536' }],
    ['BACKEND_PORT', { BACKEND_PORT: '-1' }],
    ['BACKEND_PORT', { BACKEND_PORT: '80.5' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['SUPABASE_URL', { SUPABASE_URL: 'project.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'k' }],
    ['SUPABASE_URL', { SUPABASE_URL: 'ftp://project.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'k' }],
    ['SUPABASE_URL', { SUPABASE_URL: 'https://project.supabase.co' }],
    ['SUPABASE_URL', { SUPABASE_PUBLISHABLE_KEY: 'k' }],
  ])('names %s when it is %j', (name, environment) => {
    expect(() => parseSettings(environment)).toThrow(SettingsError);
    expect(() => parseSettings(environment)).toThrow(name);
  });

  it('lists every bad setting in one line', () => {
    let message = '';
    try {
      parseSettings({
        SITE_PORT: 'web',
        BACKEND_PORT: '99999',
        DATABASE_URL: 'mysql://x',
        SUPABASE_URL: 'https://project.supabase.co',
      });
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toContain('SITE_PORT should be a port');
    expect(message).toContain('BACKEND_PORT should be a port');
    expect(message).toContain('DATABASE_URL should start with postgresql://');
    expect(message).toContain('SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY go together');
    expect(message).toContain('.env.example');
    expect(message).not.toContain('\n');
  });

  it('never repeats a secret that it was given', () => {
    expect(() => parseSettings({ DATABASE_URL: 'mysql://user:hunter2@host/x' })).not.toThrow('hunter2');
  });
});

test('a build inherits no secret of .env.example', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../.env.example'), 'utf8');
  const names = [...text.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name = '']) => name);
  const environment = Object.fromEntries(names.map((name) => [name, 'set']));
  removeSecrets(environment, ['RELEASE_IDENTITY']);
  expect(
    Object.keys(environment).filter((name) => /KEY|SECRET|SMTP|DATABASE_URL|IDENTITY/.test(name)),
  ).toEqual(['SUPABASE_PUBLISHABLE_KEY', 'SITE_LIVE_KEY']);
});
