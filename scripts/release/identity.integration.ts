import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ownersOf, root } from '@scripts/core/files';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { remotes } from 'shared-contract/remotes';
import { parse } from 'yaml';
import { z } from 'zod';
import { packagesOf } from './changed-packages.ts';
import { identify, parseRights, releaserFor, releaserOf, type Rights, RIGHTS_FILE } from './identity.ts';
import { preview } from './preview.ts';
import { rollbackSet } from './rollback.ts';
import { fakeArtifact } from './testing/fake-release.ts';
import { createMemoryStore } from './testing/memory-store.ts';
import { contextOf, first, release, versionsIn } from './testing/releases.ts';

const { publicKey, privateKey } = await generateKeyPair('RS256');
const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' };
const rightsText = readFileSync(path.join(root, RIGHTS_FILE), 'utf8');
const packageNames = ['shell', ...remotes.map((remote) => remote.package)];
const subjectOf = (name: string) => `repo:ninecourse/ninecourse:environment:release-${name}`;

/** A stub of the CI, with its public keys and a token for authorized jobs. */
const ci = http.createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://ci');
  if (url.pathname === '/jwks') response.end(JSON.stringify({ keys: [jwk] }));
  else if (request.headers.authorization !== 'bearer secret') response.writeHead(403).end();
  else
    void tokenOf({ aud: url.searchParams.get('audience') ?? '' }).then((value) =>
      response.end(JSON.stringify({ value })),
    );
});
let rights: Rights;

before(async () => {
  await new Promise<void>((resolve) => ci.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${String((ci.address() as AddressInfo).port)}`;
  rights = { ...parseRights(rightsText, RIGHTS_FILE), issuer, keys: `${issuer}/jwks` };
});
after(() => {
  ci.close();
});

const claims = (more: JWTPayload): JWTPayload => ({
  iss: rights.issuer,
  aud: rights.audience,
  sub: subjectOf('mfe-marketing'),
  exp: Math.floor(Date.now() / 1000) + 60,
  actor: 'ann',
  ...more,
});
const tokenOf = (more: JWTPayload = {}, key = privateKey) =>
  new SignJWT(claims(more)).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);

void test('a team releases its package under the name of who did it, and no other, by any command', async () => {
  const identity = await identify({ RELEASE_IDENTITY: await tokenOf() }, rights);
  const store = createMemoryStore();
  await release(contextOf(store), first);
  const team = contextOf(store, { author: identity.author, mayRelease: releaserOf(identity, ownersOf) });
  const { set } = await release(team, { 'mfe-marketing': 'two' });
  assert.equal(set.author, 'ann (@ninecourse/marketing)');
  const before = new Map(store.kept);
  const words = /@ninecourse\/marketing may not release shell, which is @ninecourse\/platform's/;
  await assert.rejects(release(team, { shell: 'two' }), words);
  await assert.rejects(release(team, { shell: 'two', 'mfe-marketing': 'three' }), words);
  const change = { action: '', choose: () => [fakeArtifact('shell', 'two')] };
  await assert.rejects(preview(team, change, { hours: 1 }), words);
  assert.deepEqual(store.kept, before);
  // A rollback to a set with another shell would release that shell.
  await release(contextOf(store), { shell: 'two' });
  await assert.rejects(rollbackSet(team), words);
  await release(team, { 'mfe-marketing': 'three' });
  await rollbackSet(team);
  assert.deepEqual(await versionsIn(store), { shell: 'two', 'mfe-marketing': 'two' });
});

void test('a token of another CI, for something else, of yesterday, by another key, of nobody: refused by name', async () => {
  const other = await generateKeyPair('RS256');
  const expired = { exp: Math.floor(Date.now() / 1000) - 60 };
  const refused: [string | undefined, RegExp][] = [
    [await tokenOf({ iss: 'https://ci.example' }), /refused: unexpected "iss"/],
    [await tokenOf({ aud: 'something-else' }), /refused: unexpected "aud"/],
    [await tokenOf(expired), /refused: "exp" claim timestamp check failed/],
    [await tokenOf({}, other.privateKey), /refused: signature verification failed/],
    [await tokenOf({ sub: subjectOf('mfe-x') }), /environment:release-mfe-x is none of release-rights\.json/],
    ['words', /RELEASE_IDENTITY is refused: Invalid Compact JWS/],
    [undefined, /RELEASE_IDENTITY is not set.*--break-glass/],
  ];
  for (const [token, why] of refused)
    await assert.rejects(identify({ RELEASE_IDENTITY: token }, rights), why);
  const away = { ...rights, keys: 'http://127.0.0.1:9/jwks' };
  await assert.rejects(
    identify({ RELEASE_IDENTITY: await tokenOf() }, away),
    /refused: the keys of its issuer do not answer/,
  );
});

void test('a job asks its CI for a token; whoever has the key may do without, and the history says so', async () => {
  const asks = {
    ACTIONS_ID_TOKEN_REQUEST_URL: `${rights.issuer}/token?a=1`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'secret',
  };
  assert.equal((await identify(asks, rights)).owner, '@ninecourse/marketing');
  await assert.rejects(
    identify({ ...asks, ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x' }, rights),
    /does not say who runs this: 403/,
  );
  const ben = { author: 'ben', names: [], stored: [], breakGlass: false };
  const RELEASE_KEY = 'a key';
  await assert.rejects(releaserFor(ben, { RELEASE_KEY }), /RELEASE_IDENTITY is not set/);
  assert.deepEqual(await releaserFor({ ...ben, breakGlass: true }, { RELEASE_KEY }), {
    author: 'ben (break glass)',
  });
  assert.deepEqual(await releaserFor(ben, {}), { author: 'ben' });
});

const jobSchema = z.object({
  environment: z.string().optional(),
  permissions: z.record(z.string(), z.string()).optional(),
  // A job that calls another workflow has no steps.
  steps: z.array(z.looseObject({ uses: z.string().optional() })).optional(),
});
const workflowSchema = z.object({
  on: z.object({
    workflow_dispatch: z.object({
      inputs: z.object({ package: z.object({ options: z.array(z.string()) }) }),
    }),
  }),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), jobSchema),
});

void test('every package has an environment of its owner, and the key is in that job alone', () => {
  const file = path.join(root, '.github/workflows/release.yml');
  const workflow = workflowSchema.parse(parse(readFileSync(file, 'utf8')));
  assert.deepEqual(workflow.on.workflow_dispatch.inputs.package.options, packageNames);
  assert.deepEqual(workflow.permissions, { contents: 'read' });
  for (const [name, job] of Object.entries(workflow.jobs)) {
    const isRelease = name === 'release';
    assert.equal(JSON.stringify(job).includes('secrets.'), isRelease, name);
    assert.equal(job.permissions?.['id-token'], isRelease ? 'write' : undefined, name);
    assert.equal(job.environment, isRelease ? 'release-${{ matrix.package }}' : undefined, name);
    for (const { uses } of job.steps ?? []) assert.match(uses ?? 'a@'.padEnd(42, '0'), /@[0-9a-f]{40}$/);
  }
  const { identities, owners } = parseRights(rightsText, RIGHTS_FILE);
  // Without an address, nobody would be notified of errors of the package.
  for (const name of packageNames) for (const owner of ownersOf(name)) assert.ok(owners[owner], owner);
  assert.deepEqual(identities.map(({ subject }) => subject).sort(), packageNames.map(subjectOf).sort());
  for (const name of packageNames) {
    const own = identities.filter(({ subject }) => subject === subjectOf(name));
    for (const identity of own) releaserOf(identity, ownersOf)([name]);
  }
});

void test('a push releases the packages whose folders it changes; what is shared is the shell’s', () => {
  assert.deepEqual(packagesOf(['mfe-cpps/src/routes.tsx', 'README.md', 'docs/mfe-marketing/a.md']), [
    'mfe-cpps',
  ]);
  assert.deepEqual(packagesOf(['shared-ui/src/theme.css', 'mfe-dashboard/package.json']), [
    'shell',
    'mfe-dashboard',
  ]);
  assert.deepEqual(packagesOf(['supabase/seed.sql', 'shellfish/a.ts']), []);
});
