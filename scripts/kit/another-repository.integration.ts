import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { packageNames, type PackageName } from '@scripts/build/packages';
import { browsers } from '@scripts/core/files';
import { startService, type Service } from '@scripts/core/processes';
import { endCommands, projectRoot, runCommand, runNode } from '@scripts/core/testing';
import { quickGate } from '@scripts/release/gate';
import { publishPackages } from '@scripts/release/publishing';
import { keysFor, openStore } from '@scripts/release/stores';
import { freePorts } from '../../supabase/tests/harness/free-ports.ts';
import { installRepository } from './testing/install-repository.ts';

const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'ninecourse-another-')));
const repository = path.join(folder, 'glossary');
const store = path.join(folder, 'data/release-store');
let site: Service | undefined;

before(async () => {
  const command = runCommand(['new', 'remote', 'mfe-glossary', repository]);
  assert.equal(await command.ended, 0, command.err.join('\n'));
  installRepository(repository);
});
after(async () => {
  await site?.stop();
  await endCommands();
  rmSync(folder, { recursive: true, force: true });
});

const START = 'src/pages/start-page.tsx';
const installed = (file: string) => path.join(repository, 'node_modules', file);

async function run(file: string, ...args: string[]) {
  const command = runNode([file, ...args], { root: repository });
  const status = await command.ended;
  return { status, out: command.out.join('\n'), said: [...command.out, ...command.err].join('\n') };
}
const MAIN = 'mfe-kit/scripts/kit/main.js';
const kit = (...args: string[]) => run(installed(MAIN), ...args);
const passes = async (...args: [file: string, ...args: string[]]) => {
  const { status, said } = await run(...args);
  assert.equal(status, 0, said);
};

/** Replaces the text of a file of the remote while `act` runs. */
async function withText(
  file: string,
  change: (text: string) => string,
  act: () => Promise<void>,
): Promise<void> {
  const at = path.join(repository, file);
  const before = readFileSync(at, 'utf8');
  writeFileSync(at, change(before));
  try {
    await act();
  } finally {
    writeFileSync(at, before);
  }
}

/** A member page with a menu entry, as docs/another-repository.md describes. */
const memberPage = `  {
    id: 'glossary:search',
    path: 'dashboard/glossary',
    handle: {
      title: 'Glossary search',
      menu: [{ label: 'Glossary', icon: 'book', roles: ['user', 'coach', 'admin'], order: 75 }],
    },
    lazy: () => import(/* webpackChunkName: "glossary-search" */ './pages/start-page.tsx'),
  },
]`;
function addMemberPage(): void {
  const at = path.join(repository, 'src/routes.tsx');
  writeFileSync(at, readFileSync(at, 'utf8').replace(/^\]/m, memberPage));
}

/** Builds the remote and stores it. */
async function put() {
  const { status, out, said } = await kit('release', `--store=${store}`, '--json');
  assert.equal(status, 0, said);
  return JSON.parse(out) as { id: string; files: number };
}

/**
 * Publishes like the command, without the gate that opens every page in a browser. A separate test covers that gate.
 */
async function publishAlso(id: string, names: readonly PackageName[] = []) {
  const context = {
    store: openStore(store, {}),
    keys: await keysFor(store, {}, 'sign'),
    author: 'platform',
    say: () => undefined,
    gate: quickGate,
  };
  return publishPackages(context, names, [{ name: 'mfe-glossary', id }]);
}

void describe('a remote in a repository of its own, from the packs', () => {
  const compiler = path.join(projectRoot, 'node_modules/typescript-native/bin/tsc');

  void test('its types hold, its lint and its tests pass, and what is wrong is told', async () => {
    await passes(compiler, '--noEmit', '-p', repository);
    await passes(installed('eslint/bin/eslint.js'), '--max-warnings', '0', '.');
    await passes(installed('jest/bin/jest.js'), '--runInBand');
    const wrong = `import type { ButtonProps } from 'shared-ui/button';
      import { toast } from 'react-hot-toast';
      export const size: ButtonProps['size'] = 'huge';
      export { toast };`;
    await withText(
      START,
      (text) => text + wrong,
      async () => {
        assert.match((await run(compiler, '--noEmit', '-p', repository)).said, /"huge"' is not assignable/);
        assert.match(
          (await run(installed('eslint/bin/eslint.js'), 'src/pages')).said,
          /the store exists once/,
        );
      },
    );
  });

  void test('it is built for the browsers of the site', () => {
    const kitPackage = readFileSync(installed('mfe-kit/package.json'), 'utf8');
    assert.deepEqual((JSON.parse(kitPackage) as { browserslist: unknown }).browserslist, browsers);
  });

  void test('it is built, stored, published beside the others and served', async () => {
    addMemberPage();
    const { id, files } = await put();
    assert.ok(files > 3);
    // Files that are already stored are not stored again.
    assert.equal((await put()).files, 0);
    const { out: said } = await kit('release', `--store=${store}`);
    assert.match(
      said,
      new RegExp(`release -- preview mfe-glossary@${id} .*\\n.*publish mfe-glossary@${id} `),
    );
    assert.ok((await publishAlso(id, packageNames)).changed);
    site = await startService('The site', path.join(projectRoot, 'shell/server/node/main.ts'), {
      env: {
        SITE_PORT: '0',
        SITE_STORE: store,
        SITE_LIVE_KEY: path.join(folder, 'data/live-key.json'),
        SUPABASE_URL: 'http://127.0.0.1:9',
        SUPABASE_PUBLISHABLE_KEY: 'none',
      },
    });
    const { url } = site;
    const answer = async (address: string) => {
      const response = await fetch(new URL(address, url));
      return { status: response.status, text: await response.text() };
    };
    const page = await answer('/glossary');
    assert.equal(page.status, 200);
    assert.match(page.text, /<div data-mfe="mfe-glossary"[^]*<h1[^>]*>Glossary</);
    assert.match(page.text, /data-sheet="\/remotes\/mfe-glossary\//);
    assert.equal((await answer('/dashboard/glossary')).status, 200);
    assert.match((await answer('/sitemap.xml')).text, /\/glossary</);
    const { remotes } = JSON.parse((await answer('/remotes.json')).text) as {
      remotes: Record<string, { entry: string; pages?: unknown }>;
    };
    assert.deepEqual(remotes['mfe_glossary']?.pages, [
      {
        path: '/dashboard/glossary',
        title: 'Glossary search',
        menu: [{ label: 'Glossary', icon: 'book', roles: ['user', 'coach', 'admin'], order: 75 }],
      },
    ]);
    assert.equal((await answer(remotes['mfe_glossary'].entry)).status, 200);
  });

  void test('of one changed word two files, a page and a set are new', async () => {
    const before = (await openStore(store, {}).list('')).map(({ key }) => key);
    await withText(
      START,
      (text) => text.replace('from another repository', 'from a separate repository'),
      async () => {
        const { id, files } = await put();
        const { written } = await publishAlso(id);
        assert.deepEqual([files + written.files, written.pages], [2, 1]);
      },
    );
    const after = (await openStore(store, {}).list('')).map(({ key }) => key);
    const added = after.filter((key) => !before.includes(key));
    const folders = new Set(['pool', 'pages', 'sets', 'history', 'artefacts']);
    assert.deepEqual(new Set(added.map((key) => key.split('/')[0])), folders);
    assert.equal(added.filter((key) => key.startsWith('sets/')).length, 1);
  });

  void test('in development it stands in the pages of the site, from its sources', async () => {
    const [page, server] = await freePorts(2);
    const command = runNode(
      [installed(MAIN), 'dev', `--against=${site?.url ?? ''}`, `--port=${String(page)}`],
      { root: repository },
    );
    await command.line(/^Ready: /);
    const html = await (await fetch(`http://localhost:${String(page)}/glossary`)).text();
    const { manifest } = JSON.parse(/id="site">(.*?)<\/script>/.exec(html)?.[1] ?? '') as {
      manifest: { remotes: Record<string, { entry: string; routes: string[] }> };
    };
    const { entry, routes } = manifest.remotes['mfe_glossary'] ?? assert.fail(html);
    assert.equal(entry, `http://localhost:${String(server)}/remoteEntry.js`);
    assert.deepEqual(routes, ['/glossary', '/dashboard/glossary']);
    assert.equal((await fetch(entry)).status, 200);
    assert.match(manifest.remotes['mfe_cpps']?.entry ?? '', /^\/remotes\/mfe-cpps\//);
    command.child.kill('SIGTERM');
    assert.equal(await command.ended, 0);
  });

  void test('a name or a folder that cannot be used is rejected', async () => {
    for (const [args, why] of [
      [['glossary', '../glossary'], /"glossary" is no name of a remote/],
      [['mfe-cpps', '../cpps'], /mfe-cpps is a remote of this repository/],
      [['mfe-rates', 'docs/rates'], /docs\/rates is in this repository/],
      [['mfe-rates', repository], /glossary exists\. Choose another folder/],
      [
        ['mfe-rates', path.join(folder, 'rates'), '--site=firm.example'],
        /--site=firm\.example is not an origin/,
      ],
    ] as const) {
      const command = runCommand(['new', 'remote', ...args]);
      assert.equal(await command.ended, 1);
      assert.match(command.err.join('\n'), why);
    }
  });

  void test('what cannot be done is said', async () => {
    const old = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.19.0' })`;
    assert.match(
      (await run('--import', old, installed(MAIN), 'build')).said,
      /^mfe-kit: Node 24 or newer is required, and this is 20\.19\.0/,
    );
    assert.match((await kit('release')).said, /release needs --store, or RELEASE_STORE\.\nmfe-kit build/);
    assert.match((await kit('dev')).said, /dev needs --against=/);
    const refusal = async (status: number, ...args: string[]) => {
      const command = runCommand(['release', ...args], { env: { DATA_DIR: path.join(folder, 'data') } });
      assert.equal(await command.ended, status);
      return command.err.join('\n');
    };
    assert.match(await refusal(2, 'publish', 'mfe-glossary@1'), /"mfe-glossary@1" is not a stored artifact/);
    assert.match(
      await refusal(1, 'publish', `mfe-glossary@${'0'.repeat(64)}`),
      /artefacts\/mfe-glossary\/0{64}\.json is not in the store/,
    );
    assert.match(await refusal(1, 'rollback', 'mfe-cpps'), /No other version of mfe-cpps was live/);
  });
});
