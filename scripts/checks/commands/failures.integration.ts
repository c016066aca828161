import assert from 'node:assert/strict';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { endCommands, runCommand, type CommandProcess, copyProject } from '@scripts/core/testing';
import { freePorts } from '../../../supabase/tests/harness/free-ports.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-failures-'));
const data = path.join(folder, 'data');
after(async () => {
  await endCommands();
  rmSync(folder, { recursive: true, force: true });
});

/** Expects exit status 1 and a single error line that contains all of these texts, with no sign of success. */
async function refuses(command: CommandProcess, ...words: (RegExp | string)[]): Promise<void> {
  assert.equal(await command.ended, 1, command.err.join('\n'));
  assert.equal(command.err.length, 1, command.err.join('\n'));
  const [line = ''] = command.err;
  for (const word of words)
    assert.ok(
      typeof word === 'string' ? line.includes(word) : word.test(line),
      `${String(word)} in: ${line}`,
    );
  assert.ok(!command.out.some((text) => /^(Ready|Browser|Built)|passed/.test(text)), command.out.join('\n'));
}

void describe('a bad setting or word', { concurrency: 2 }, () => {
  const cases: [name: string, args: string[], env: Record<string, string>, ...words: (RegExp | string)[]][] =
    [
      [
        'several bad settings are told together',
        ['start'],
        { SITE_PORT: 'abc', BACKEND_PORT: '70000', DATABASE_URL: 'mysql://x', SUPABASE_URL: 'nowhere' },
        ...['SITE_PORT', 'BACKEND_PORT', 'DATABASE_URL', 'SUPABASE_URL', '.env.example'],
      ],
      [
        'a hosted project without its key',
        ['start'],
        { SUPABASE_URL: 'https://project.example' },
        'SUPABASE_PUBLISHABLE_KEY',
      ],
      [
        'a hosted project that should be reset',
        ['start', '--reset'],
        { SUPABASE_URL: 'https://project.example', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' },
        '--reset',
        'SUPABASE_URL',
      ],
      [
        'one port for two',
        ['start'],
        { SITE_PORT: '4711', BACKEND_PORT: '4711' },
        'SITE_PORT',
        'BACKEND_PORT',
      ],
      ['an unknown option of start', ['start', '--rest'], {}, '--rest'],
      [
        'a browser that is not there',
        ['test'],
        { CHROME_PATH: '/none/chrome' },
        'CHROME_PATH',
        '/none/chrome',
      ],
      ['an unknown package to build', ['build', 'mfe-nowhere'], {}, 'mfe-nowhere', 'mfe-marketing'],
      ['an unknown remote for dev', ['dev', 'mfe-nowhere'], {}, 'mfe-dashboard', '--against'],
      ['no room for the remotes’ ports', ['dev'], { SITE_PORT: '65534' }, 'SITE_PORT', '65532'],
      ['an unknown command', ['fly'], {}, 'Usage'],
    ];
  for (const [name, args, env, ...words] of cases)
    void test(name, async () => {
      await refuses(runCommand(args, { env: { ...env, DATA_DIR: data } }), ...words);
      assert.ok(!existsSync(data), 'nothing was written');
    });
});

void test('a taken port of a remote’s development server', async () => {
  const [site = 0, , taken = 0] = await freePorts(4);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(taken, '127.0.0.1', resolve));
  const env = { SITE_PORT: String(site), BACKEND_PORT: '0', DATA_DIR: data };
  await refuses(runCommand(['dev'], { env }), ` ${String(taken)} `, 'SITE_PORT');
  await new Promise((resolve) => server.close(resolve));
  assert.ok(!existsSync(data), 'nothing was written');
});

void test('a remote whose styles reach outside: its build fails with file, line and rule', async () => {
  const root = copyProject(path.join(folder, 'styled'));
  appendFileSync(
    path.join(root, 'mfe-cpps/src/styles.css'),
    '\n@layer utilities { footer > .brand { color: red } }\n',
  );
  const build = runCommand(['build', 'mfe-cpps'], { root });
  assert.equal(await build.ended, 1, build.out.join('\n'));
  assert.match(build.err.join('\n'), /static\/css\/.+\.css:\d+:\d+ footer ?> ?\.brand: reaches outside/);
});

void test('a broken migration: told with file and line; nothing of it is kept, the data is', async () => {
  const root = copyProject(path.join(folder, 'project'));
  const [site, backend] = (await freePorts(2)).map(String);
  const env = { SITE_PORT: site ?? '', BACKEND_PORT: backend ?? '', DATA_DIR: data };
  const start = () => runCommand(['start'], { root, env });
  const stop = async (command: CommandProcess) => {
    command.child.kill('SIGTERM');
    assert.equal(await command.ended, 0);
  };
  const ask = async (address: string, init: RequestInit = {}) => {
    const { url, secretKey } = JSON.parse(readFileSync(path.join(data, 'backend.json'), 'utf8')) as {
      url: string;
      secretKey: string;
    };
    const headers = { apikey: secretKey, 'content-type': 'application/json' };
    return fetch(`${url}/rest/v1/${address}`, { ...init, headers });
  };

  const first = start();
  await first.line(/^Ready: /);
  const lead = JSON.stringify({ name: 'Kept', email: 'kept@example.com' });
  assert.equal((await ask('leads', { method: 'POST', body: lead })).status, 201);
  await stop(first);

  const migration = path.join(root, 'supabase/migrations/29990101000000_broken.sql');
  writeFileSync(
    migration,
    "update public.leads set name = 'Spoiled';\n\nalter table public.leads add column wrong no_such_type;\n",
  );
  await refuses(start(), '29990101000000_broken.sql', 'line 3', 'no_such_type');
  assert.ok(!readdirSync(data).includes('backend.lock'));

  rmSync(migration);
  const second = start();
  await second.line(/^Ready: /);
  const rows: unknown = await (await ask('leads?select=name&email=eq.kept@example.com')).json();
  assert.deepEqual(rows, [{ name: 'Kept' }]);
  await stop(second);
});
