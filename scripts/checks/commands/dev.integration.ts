import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { chromium } from '@playwright/test';
import { nodeMachine, findBrowser } from '@scripts/core/browsers';
import { portIsTaken } from '@scripts/core/processes';
import {
  endCommands,
  familyOf,
  leftOf,
  runCommand,
  type CommandProcess,
  copyProject,
} from '@scripts/core/testing';
import { federationName, remotes as remoteTable } from 'shared-contract/remotes';
import { WebSocket } from 'ws';
import { freePorts } from '../../../supabase/tests/harness/free-ports.ts';

// The servers watch a copy of the sources, which the tests edit.
const folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-dev-'));
const root = path.join(folder, 'project');
const remoteNames = remoteTable.map((remote) => federationName(remote.package));
let ports: number[];
let env: Record<string, string>;

before(async () => {
  copyProject(root);
  ports = await freePorts(remoteNames.length + 2);
  env = {
    SITE_PORT: String(ports[0]),
    BACKEND_PORT: String(ports.at(-1)),
    DATA_DIR: path.join(folder, 'data'),
  };
});
afterEach(endCommands);
after(() => {
  rmSync(folder, { recursive: true, force: true });
});

const address = (index: number, pathname: string) => `http://localhost:${String(ports[index])}${pathname}`;

interface SiteBlock {
  readonly manifest: { readonly remotes: Record<string, { entry: string; routes: string[] } | undefined> };
}

async function boot(pathname: string): Promise<SiteBlock> {
  const answer = await fetch(address(0, pathname), { headers: { accept: 'text/html' } });
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
  const html = await answer.text();
  assert.match(html, /<script defer src="\/static\/js\/main\.js">/);
  assert.match(html, /<link rel="stylesheet" href="\/static\/css\/main\.css">/);
  return JSON.parse(/id="site">(.*?)<\/script>/.exec(html)?.[1] ?? '') as SiteBlock;
}

/**
 * Replaces a text in a file of the copy.
 *
 * @returns a function that restores the file.
 */
function change(file: string, from: string, to: string): () => void {
  const source = path.join(root, file);
  const text = readFileSync(source, 'utf8');
  assert.ok(text.includes(from), `${file} has no ${from} any more: name another text here.`);
  writeFileSync(source, text.replace(from, to));
  return () => {
    writeFileSync(source, text);
  };
}

/**
 * Edits a file of a remote and waits until its server reports a new compilation without errors.
 *
 * @returns a function that restores the file.
 */
async function edit(index: number, file: string, from: string, to: string): Promise<() => void> {
  const client = await (await fetch(address(index, '/remoteEntry.js'))).text();
  const token = /\.init\)\('(\w+)', \{\s*"path": "\/rsbuild-hmr"/.exec(client)?.[1] ?? '';
  const socket = new WebSocket(`ws://localhost:${String(ports[index])}/rsbuild-hmr?token=${token}`);
  let undo: (() => void) | undefined;
  const hashes: unknown[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { type: string; data?: unknown };
      if (message.type === 'errors') reject(new Error(JSON.stringify(message.data)));
      if (message.type === 'hash') hashes.push(message.data);
      if (message.type !== 'ok') return;
      // The first message is about the compilation before the edit.
      if (hashes.length === 1) undo = change(file, from, to);
      else resolve();
    });
  });
  socket.close();
  return () => {
    undo?.();
  };
}

async function stop(command: CommandProcess): Promise<void> {
  const family = familyOf(command.child.pid ?? 0);
  command.child.kill('SIGTERM');
  assert.equal(await command.ended, 0);
  assert.deepEqual(await leftOf(family), []);
  for (const port of ports) assert.equal(await portIsTaken(port), false, `port ${String(port)}`);
}

void test('all servers together: one page, every remote, edits of source and of routes, and a clean end', async () => {
  const command = runCommand(['dev'], { root, env });
  assert.equal(await command.line(/^Ready: /), `Ready: ${address(0, '')}`);

  const { remotes } = (await boot('/')).manifest;
  assert.deepEqual(Object.keys(remotes).sort(), remoteNames.toSorted());
  for (const [index, remote] of remoteNames.entries()) {
    const entry = remotes[remote]?.entry ?? '';
    assert.equal(entry, address(index + 1, '/remoteEntry.js'));
    const script = await fetch(entry, { headers: { origin: address(0, '') } });
    assert.equal(script.status, 200);
    assert.equal(script.headers.get('access-control-allow-origin'), address(0, ''));
    assert.match(await script.text(), new RegExp(`var ${remote}\\b`));
  }
  assert.deepEqual(remotes['mfe_marketing']?.routes.includes('/about'), true);

  const page = () => fetch(address(1, '/static/js/async/marketing-about.js')).then((answer) => answer.text());
  assert.ok(!(await page()).includes('Edited heading'));
  const undoHeading = await edit(
    1,
    'mfe-marketing/src/content/about.ts',
    "title: '",
    "title: 'Edited heading ",
  );
  assert.ok((await page()).includes('Edited heading'));

  const undoRoute = await edit(
    1,
    'mfe-marketing/src/routes.tsx',
    "path: 'cpe-symposium'",
    "path: 'symposium'",
  );
  const { routes = [] } = (await boot('/')).manifest.remotes['mfe_marketing'] ?? {};
  assert.deepEqual([routes.includes('/symposium'), routes.includes('/cpe-symposium')], [true, false]);

  undoHeading();
  undoRoute();
  await stop(command);
  // The bundler's native code always prints this on exit.
  assert.deepEqual(
    command.err.filter((line) => !line.startsWith('ObjectRef is not unref')),
    [],
  );
});

void test('one remote from its source: edits show in place, of shared packages too; the rest is released, and a page rendered on request', async () => {
  const command = runCommand(['dev', 'mfe-cpps'], { root, env });
  await command.line(/^Ready: /);
  const { remotes } = (await boot('/cpps')).manifest;
  assert.equal(remotes['mfe_cpps']?.entry, address(1, '/remoteEntry.js'));
  const entry = remotes['mfe_dashboard']?.entry ?? '';
  assert.match(entry, /^\/remotes\/mfe-dashboard\//);
  assert.equal((await fetch(address(0, entry))).status, 200);

  const rendered = await fetch(address(0, '/verify?prerendered'), { headers: { accept: 'text/html' } });
  const html = await rendered.text();
  assert.match(html, /<h1[^>]*>/);
  const [main = ''] = /\/static\/js\/main\.[0-9a-f]+\.js/.exec(html) ?? [];
  assert.equal((await fetch(address(0, main))).status, 200);

  const browser = await chromium.launch({
    executablePath: findBrowser(nodeMachine, () => undefined),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const undos: (() => void)[] = [];
  try {
    const page = await browser.newPage();
    await page.goto(address(0, '/verify'));
    await page.getByLabel('Certificate code').fill('half a code');
    for (const [file, from, seen] of [
      ['mfe-cpps/src/sections/code-form.tsx', 'label="', 'Edited form'],
      ['mfe-cpps/src/pages/verify-page.tsx', 'submitLabel="', 'Edited page'],
      ['mfe-cpps/src/content/verify.ts', "caption: '", 'Edited words'],
      ['shared-ui/src/components/field/field-wrapper.tsx', 'className="ui:font-semibold">', 'Edited share'],
    ] as const) {
      undos.push(change(file, from, `${from}${seen} `));
      await page.getByText(seen).first().waitFor();
      assert.equal(await page.locator('main input').inputValue(), 'half a code', file);
    }
  } finally {
    await browser.close();
    for (const undo of undos.toReversed()) undo();
  }
  await stop(command);
});
