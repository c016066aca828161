import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { endCommands, runCommand } from '@scripts/core/testing';
import { builtArtifacts, type BuiltArtifacts } from '../testing/changed-artifact.ts';
import type { Artifact } from '../artifacts.ts';
import { GateError } from '../gate.ts';
import { readLive } from '../live.ts';
import { openStore } from '../open-store.ts';
import { publish } from '../publish.ts';
import { keysFor } from '../release-keys.ts';
import { quickGate, releaseGate } from './gates.ts';

// These tests release finished builds and don't build again.
const folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-gate-'));
const data = path.join(folder, 'data');
const store = openStore(path.join(data, 'release-store'), {});
const context = { store, keys: await keysFor(store.where, {}, 'sign'), author: 'ann', say: () => undefined };
let built: BuiltArtifacts;

before(async () => {
  built = await builtArtifacts(folder);
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

const only = (name: string, all: readonly Artifact[]) => all.filter((artifact) => artifact.package === name);

/** Releases an earlier set. Its shell lacks an export that today's remotes use, and one remote has another build. */
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
  const others = built.artifacts.filter(({ package: name }) => !['shell', 'mfe-cpps'].includes(name));
  const all = [...only('shell', shell), ...only('mfe-cpps', cpps), ...others];
  await publish(context, { action: 'planted', choose: () => all });
}

/** Returns the violations of a release that replaces these packages of the live set. */
async function objections(changed: readonly Artifact[]): Promise<string[]> {
  const gated = { ...context, gate: quickGate };
  const refused = await publish(gated, { action: 'planted', choose: () => changed }).catch(
    (error: unknown) => error,
  );
  assert.ok(refused instanceof GateError, String(refused));
  return refused.message.split('\n');
}

void test('what remotes must not do is told at once and by name, and nothing is written', async () => {
  await makeEarlierLive();
  const sets = readdirSync(path.join(data, 'release-store/sets'));
  const marketing = await built.withChanged('mfe-marketing', (copy) => {
    edit(
      path.join(copy, 'server/routes.mjs'),
      ['contact: ()=>', 'login: ()=>'],
      ['onboarding: ()=>', "'dashboard/clients': ()=>"],
      ['book: ()=>', 'dashboard: ()=>'],
      ['newsletter: ()=>', 'news: ()=>'],
      ["id: 'marketing:symposium'", "id: 'dashboard:symposium'"],
      ["'cpa-directory': ()=>", "'*': ()=>"],
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
    'routes: mfe-marketing: /login (marketing:login) answers /login, which is a page of the shell',
    'routes: mfe-marketing: /dashboard/clients (marketing:dashboard-clients) is an address of mfe-dashboard',
    'routes: mfe-marketing: /dashboard (marketing:dashboard) is the layout of mfe-dashboard',
    'routes: mfe-marketing: the id "dashboard:symposium" at /cpe-symposium is not its own',
    'routes: mfe-marketing: /news (marketing:news) has no chunk "marketing-news"',
    'routes: mfe-marketing: /* (marketing:*) takes every address below it',
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

void test('what a visitor would miss is reported without a browser', async () => {
  const marketing = await built.withChanged('mfe-marketing', (copy) => {
    edit(
      path.join(copy, 'server/marketing-accessibility.mjs'),
      ["description: '", "description: 'Short', before: '"],
      ['href: "/contact"', 'href: "/no-such-page"'],
    );
    edit(path.join(copy, 'build.json'), ['"shared-ui": "', '"shared-ui": "9']);
    const chunks = path.join(copy, 'web/static/js/async');
    const chunk = path.join(
      chunks,
      readdirSync(chunks).find((file) => /^marketing-team\.\w+\.js$/.test(file)) ?? '',
    );
    const heavy = randomBytes(1_000_000).toString('hex');
    writeFileSync(chunk, `${readFileSync(chunk, 'utf8')};client.from("no_such_table");"${heavy}"`);
  });
  const lines = (await objections(only('mfe-marketing', marketing))).join('\n');
  for (const words of [
    /^ {2}files: mfe-marketing: static\/js\/async\/marketing-team\.\w+\.js has other bytes than its integrity/m,
    /^ {2}versions: mfe-marketing: shell \S+ runs shared-ui \S+, and mfe-marketing \S+ was built against 9/m,
    /^ {2}queries: mfe-marketing: web\/static\/js\/async\/marketing-team.* no table, view, or bucket "no_such_table"/m,
    /^ {2}budgets: mfe-marketing: web\/static\/js\/async\/marketing-team\.\w+\.js has /m,
    /^ {2}documents: mfe-marketing: \/accessibility has a description of 5 characters/m,
    /^ {2}links: mfe-marketing: \/accessibility links to \/no-such-page, which is no page or file of the site/m,
  ])
    assert.match(lines, words);
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
        const [symposium = ''] =
          /\{\s*id: 'marketing:symposium',[^}]*\}/.exec(readFileSync(routes, 'utf8')) ?? [];
        const other = symposium
          .replace("'marketing:symposium'", "'marketing:symposium/other'")
          .replace("'cpe-symposium'", "'other-symposium'");
        edit(routes, [symposium, `${symposium}, ${other}`]);
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
  assert.ok(set.release.pages['/other-symposium']);
});

void test('a page that renders otherwise in the browser is stopped, and only changed pages are opened', async () => {
  const marketing = await built.withChanged('mfe-marketing', (copy) => {
    const page = path.join(copy, 'server/marketing-team.mjs');
    const [said = ''] = /children: "[A-Z][^"\\]{9,}(?=")/.exec(readFileSync(page, 'utf8')) ?? [];
    edit(page, [said, `${said} Indeed`]);
  });
  const said: string[] = [];
  const refused = await publish(
    { ...context, gate: releaseGate(store, (line) => said.push(line)), dryRun: true },
    {
      action: 'planted',
      choose: () => [...only('shell', built.artifacts), ...only('mfe-marketing', marketing)],
    },
  ).catch((error: unknown) => error);
  assert.ok(refused instanceof GateError, String(refused));
  assert.match(
    refused.message,
    /^Not released:\n {2}hydration: mfe-marketing: \/team renders differently in the browser and on the server: [^\n]*$/,
  );
  // The changed page, and an unchanged one of each released package.
  assert.match(said.join('\n'), /^Opened 3 pages in a browser/);
});

void test('by command: stopped by a shell that lacks what it takes; with the shell, it passes', async () => {
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
  assert.match(passed.err, /Opened 2 pages in a browser/);
});
