import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { browsers } from '../build/browsers.ts';
import { packageNames } from '../build/build-site.ts';
import type { PackageName } from '../build/config.ts';
import { endCommands, projectRoot, runCommand, runNode } from '../lib/testing/command-process.ts';
import { freePorts } from '../../supabase/tests/harness/free-ports.ts';
import { startService, type Service } from '../lib/services.ts';
import { quickGate } from '../release/gate/gates.ts';
import { openStore } from '../release/open-store.ts';
import { publishPackages } from '../release/publish-builds.ts';
import { keysFor } from '../release/release-keys.ts';
import { writePacks } from './pack/write-packs.ts';
import { writeSampleRepository } from './testing/sample-repository.ts';

const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'ninecourse-another-')));
const repository = path.join(folder, 'glossary');
const store = path.join(folder, 'data/release-store');
let site: Service | undefined;

before(async () => {
  writeSampleRepository(repository, await writePacks(path.join(folder, 'packs')));
});
after(async () => {
  await site?.stop();
  await endCommands();
  rmSync(folder, { recursive: true, force: true });
});

const TERMS = 'src/content/terms.ts';
const installed = (file: string) => path.join(repository, 'node_modules', file);

/** Runs a program of the repository in its folder, and tells how it ended. */
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

/** A file of the sample with another text, for as long as `act` takes. */
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

/** Builds the sample and puts it into the store. */
async function put() {
  const { status, out, said } = await kit('release', `--store=${store}`, '--json');
  assert.equal(status, 0, said);
  return JSON.parse(out) as { id: string; files: number };
}

/** What the command does, but for the browser that it opens every page in: a test of its own opens that. */
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
      TERMS,
      (text) => text + wrong,
      async () => {
        assert.match((await run(compiler, '--noEmit', '-p', repository)).said, /"huge"' is not assignable/);
        assert.match(
          (await run(installed('eslint/bin/eslint.js'), 'src/content')).said,
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
    const { id, files } = await put();
    assert.ok(files > 3);
    // What is stored already is stored.
    assert.equal((await put()).files, 0);
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
    assert.match(page.text, /<div data-mfe="mfe-glossary"[^]*<h1[^>]*>Terms of tax planning</);
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
      'src/pages/terms-page.tsx',
      (text) => text.replace('In a sentence each.', 'In one sentence each.'),
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

  void test('what cannot be done is said', async () => {
    assert.match((await kit('release')).said, /release needs --store, or RELEASE_STORE\.\nmfe-kit build/);
    assert.match((await kit('dev')).said, /dev needs --against=/);
    const refusal = async (status: number, ...args: string[]) => {
      const command = runCommand(['release', ...args], { env: { DATA_DIR: path.join(folder, 'data') } });
      assert.equal(await command.ended, status);
      return command.err.join('\n');
    };
    assert.match(await refusal(2, 'publish', 'mfe-glossary@1'), /"mfe-glossary@1" is no stored artefact/);
    assert.match(
      await refusal(1, 'publish', `mfe-glossary@${'0'.repeat(64)}`),
      /artefacts\/mfe-glossary\/0{64}\.json is not in the store/,
    );
    assert.match(await refusal(1, 'rollback', 'mfe-cpps'), /No other version of mfe-cpps was live/);
  });
});
