import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { builtArtefacts, type BuiltArtefacts } from '../../lib/testing/changed-artefact.ts';
import { endCommands, runCommand } from '../../lib/testing/command-process.ts';
import type { Artefact } from '../artefacts.ts';
import { GateRefusal } from '../gate.ts';
import { readLive } from '../live.ts';
import { openStore } from '../open-store.ts';
import { publish } from '../publish.ts';
import { keysFor } from '../release-keys.ts';
import { quickGate } from './gates.ts';

// What is built already is released: nothing here builds.
const folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-gate-'));
const data = path.join(folder, 'data');
const store = openStore(path.join(data, 'release-store'), {});
const context = { store, keys: await keysFor(store.where, {}, 'sign'), author: 'ann', say: () => undefined };
let built: BuiltArtefacts;

before(async () => {
  built = await builtArtefacts(folder);
});
after(async () => {
  await endCommands();
  rmSync(folder, { recursive: true, force: true });
});

function edit(file: string, ...edits: readonly (readonly [from: string, to: string])[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of edits) {
    assert.ok(text.includes(from), `${path.basename(file)} has no ${from}`);
    text = text.replace(from, to);
  }
  writeFileSync(file, text);
}

const only = (name: string, all: readonly Artefact[]) => all.filter((artefact) => artefact.package === name);

/** An earlier release: its shell lacks an export that today's remotes take, and one remote is another build. */
async function makeEarlierLive(): Promise<void> {
  const shell = await built.withChanged('shell', (copy) => {
    const file = path.join(copy, 'build.json');
    const record = JSON.parse(readFileSync(file, 'utf8')) as {
      fingerprints: Record<string, Record<string, string>>;
    };
    delete record.fingerprints['shared-ui/button']?.['Button'];
    writeFileSync(file, JSON.stringify(record));
  });
  const cpps = await built.withChanged('mfe-cpps', (copy) => {
    edit(path.join(copy, 'build.json'), ['"version"', '"earlier": true, "version"']);
  });
  const others = built.artefacts.filter(({ package: name }) => !['shell', 'mfe-cpps'].includes(name));
  const all = [...only('shell', shell), ...only('mfe-cpps', cpps), ...others];
  await publish(context, { action: 'planted', choose: () => all });
}

/** Returns the violations of a release that replaces these packages of the live set. */
async function objections(changed: readonly Artefact[]): Promise<string[]> {
  const gated = { ...context, gate: quickGate };
  const refused = await publish(gated, { action: 'planted', choose: () => changed }).catch(
    (error: unknown) => error,
  );
  assert.ok(refused instanceof GateRefusal, String(refused));
  return refused.message.split('\n');
}

void test('what remotes must not do is told at once and by name, and nothing is written', async () => {
  await makeEarlierLive();
  const sets = readdirSync(path.join(data, 'release-store/sets'));
  const marketing = await built.withChanged('mfe-marketing', (copy) => {
    edit(
      path.join(copy, 'server/routes.mjs'),
      ["path: 'contact'", "path: 'login'"],
      ["path: 'onboarding'", "path: 'dashboard/clients'"],
      ["path: 'book'", "path: 'dashboard'"],
      ["id: 'marketing:newsletter'", "id: 'dashboard:newsletter'"],
      ["id: 'marketing:symposium'", "id: 'marketing:event'"],
      ["path: 'cpa-directory'", "path: '*'"],
    );
    const css = '*{margin:0}html{font-size:9px}.px-6{padding:0}';
    writeFileSync(path.join(copy, 'web/hostile.0123456789ab.css'), css);
  });
  const cpps = await built.withChanged('mfe-cpps', (copy) => {
    writeFileSync(path.join(copy, 'server/routes.mjs'), 'export default { path: "cpps" };');
  });
  const [head, ...lines] = await objections([...only('mfe-marketing', marketing), ...only('mfe-cpps', cpps)]);
  assert.equal(head, 'Not released:');
  for (const words of [
    'fingerprints: mfe-cpps: shared-ui/button: shell ',
    'routes: mfe-cpps: mfe_cpps exposes "./routes" as object; expected a default export with a list of routes',
    'routes: mfe-marketing: /login (marketing:contact) answers /login, which is a page of the shell',
    'routes: mfe-marketing: /dashboard/clients (marketing:onboarding) is an address of mfe-dashboard',
    'routes: mfe-marketing: /dashboard (marketing:book) is the frame of mfe-dashboard',
    'routes: mfe-marketing: the id "dashboard:newsletter" at /newsletter is not its own',
    'routes: mfe-marketing: /cpe-symposium (marketing:event) has no chunk "marketing-event"',
    'routes: mfe-marketing: /* (marketing:cpa-directory) takes every address below it',
    'sheets: mfe-marketing: hostile.0123456789ab.css:1:1 *: ',
    'sheets: mfe-marketing: hostile.0123456789ab.css:1:12 html: ',
    'sheets: mfe-marketing: hostile.0123456789ab.css:1:31 .px-6: ',
  ])
    assert.ok(
      lines.some((line) => line.startsWith(`  ${words}`)),
      `${words} in\n${lines.join('\n')}`,
    );
  assert.deepEqual(readdirSync(path.join(data, 'release-store/sets')), sets);
});

void test('what changes nothing for others passes: a word, a page, a place in the menu, a style, an export more', async () => {
  const changed = [
    ...only(
      'shell',
      await built.withChanged('shell', (copy) => {
        edit(path.join(copy, 'build.json'), ['"shared-ui/button": {', '"shared-ui/button": { "Newer": "1",']);
      }),
    ),
    ...only(
      'mfe-marketing',
      await built.withChanged('mfe-marketing', (copy) => {
        const routes = path.join(copy, 'server/routes.mjs');
        const [about = ''] = /\{\s*id: 'marketing:about',[^}]*\}/.exec(readFileSync(routes, 'utf8')) ?? [];
        const other = about
          .replace("'marketing:about'", "'marketing:about/us'")
          .replace("'about'", "'about-us'");
        edit(routes, [about, `${about}, ${other}`]);
        const page = path.join(copy, 'server/marketing-team.mjs');
        const [said = ''] = /children: "[A-Z][^"\\]{9,}(?=")/.exec(readFileSync(page, 'utf8')) ?? [];
        edit(page, [said, `${said} Indeed`]);
        const css = '@layer utilities{[data-mfe=mfe-marketing] .indeed{color:red}}';
        writeFileSync(path.join(copy, 'web/more.0123456789ab.css'), css);
      }),
    ),
    ...only(
      'mfe-dashboard',
      await built.withChanged('mfe-dashboard', (copy) => {
        edit(path.join(copy, 'server/routes.mjs'), [
          'menu: [',
          "menu: [{ icon: 'book', roles: ['coach'], label: 'Another', order: 5 },",
        ]);
      }),
    ),
  ];
  const gated = { ...context, gate: quickGate, dryRun: true };
  const { set } = await publish(gated, { action: 'planted', choose: () => changed });
  assert.ok(set.release.pages['/about-us']);
});

void test('by command: stopped by a shell that lacks what it takes; with the shell, every page is opened and it passes', async () => {
  const run = async (...args: string[]) => {
    const command = runCommand(['release', ...args], { env: { DATA_DIR: data } });
    return { status: await command.ended, out: command.out.join('\n'), err: command.err.join('\n') };
  };
  const live = await readLive(store, context.keys);
  const refused = await run('publish', 'mfe-cpps');
  assert.equal(refused.status, 1);
  assert.match(
    refused.err,
    /Not released:\n {2}fingerprints: mfe-cpps: shared-ui\/button: shell \S+ exports no Button, which mfe-cpps \S+ was built with; publish shell with mfe-cpps/,
  );
  assert.equal((await readLive(store, context.keys))?.version, live?.version);
  const passed = await run('publish', 'shell', 'mfe-cpps', '--dry-run', '--json');
  assert.equal(passed.status, 0, passed.err);
  assert.equal((JSON.parse(passed.out) as { changed: boolean }).changed, true);
  assert.match(passed.err, /Opened \d{2} pages in a browser/);
});
