import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { buildPackage, type PackageBuild, packageNames } from '@scripts/build/packages';
import { assembleSite } from '@scripts/build/site';
import { root, integrityOf } from '@scripts/core/files';
import { sealBuild } from '@scripts/release/testing';
import { openRendered } from './built-site.ts';

mkdirSync(path.join(root, 'dist/copies'), { recursive: true });
const folder = mkdtempSync(path.join(root, 'dist/copies/new-page-'));
after(() => {
  rmSync(folder, { recursive: true, force: true });
});

const CHUNK = 'static/js/async/cpps-seminars.5d2f9ab3c1e0.js';
const ledger = {
  path: '/dashboard/cpps-ledger',
  title: 'Fee ledger',
  menu: [{ label: 'Ledger', icon: 'calculator', roles: ['coach'], order: 65 }],
};

/** Routes of the remote's build with two additional pages: a public one, and one for members with a menu item. */
const routes = `
import own from './own-routes.mjs';
const { createElement } = globalThis.__ninecourseShared['react'];
const { Seo } = globalThis.__ninecourseShared['shared-ui/seo'];
const description = 'Evening seminars of the certification, month by month, for those who prepare for it at work.';
const Component = () => [
  createElement(Seo, { key: 'seo', title: 'Seminars', description }),
  createElement('h1', { key: 'h1' }, 'Seminars in the evening'),
];
export default [
  ...own,
  { id: 'cpps:seminars', path: 'cpps/seminars', lazy: async () => ({ Component }) },
  { id: 'cpps:ledger', path: ${JSON.stringify(ledger.path.slice(1))}, handle: ${JSON.stringify(ledger)}, lazy: async () => ({ Component }) },
];`;

/** Returns the finished build of a remote with two additional pages. */
function withNewPages(build: PackageBuild): PackageBuild {
  const own = path.join(folder, build.name);
  cpSync(build.folder, own, { recursive: true });
  renameSync(path.join(own, 'server/routes.mjs'), path.join(own, 'server/own-routes.mjs'));
  writeFileSync(path.join(own, 'server/routes.mjs'), routes);
  writeFileSync(path.join(own, 'web', CHUNK), '/* seminars */');
  const { chunks, integrity } = build.record;
  const record = sealBuild(own, {
    version: '9.0.0-5d2f9ab3c1',
    chunks: { ...chunks, 'cpps-seminars': { js: [CHUNK], css: [] } },
    integrity: { ...integrity, [CHUNK]: integrityOf('/* seminars */') },
  });
  return { ...build, folder: own, record };
}

test('a new page and a menu place ship with their remote alone: the builds of shell and other remotes stand', async () => {
  const builds = [];
  for (const name of packageNames) builds.push(await buildPackage(name));
  const [shell, ...remotes] = builds;
  assert.ok(shell);
  const changed = remotes.map((build) => (build.name === 'mfe-cpps' ? withNewPages(build) : build));
  const { folder: site } = await assembleSite(shell, changed, path.join(folder, 'sites'));
  const { release, ask } = await openRendered(site);

  const page = await ask('/cpps/seminars');
  assert.equal(page.status, 200);
  const html = await page.text();
  assert.match(html, /<h1>Seminars in the evening<\/h1>/);
  assert.ok(html.includes(`/remotes/mfe-cpps/${CHUNK}`), 'the page asks for its chunk');
  assert.equal((await ask(`/remotes/mfe-cpps/${CHUNK}`)).status, 200);
  assert.match(await (await ask('/sitemap.xml')).text(), /\/cpps\/seminars</);

  const manifest = (await (await ask('/remotes.json')).json()) as typeof release.manifest;
  const { remotes: named } = manifest;
  assert.ok(named['mfe_cpps']?.routes.includes(ledger.path));
  assert.deepEqual(
    named['mfe_cpps']?.pages?.find(({ path: at }) => at === ledger.path),
    ledger,
  );
  for (const { name, record } of builds.filter((build) => build.name !== 'mfe-cpps'))
    assert.equal(release.versions[name], record.version);
});
