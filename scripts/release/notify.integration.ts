import assert from 'node:assert/strict';
import { webcrypto } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, test } from 'node:test';
import { ownersIn } from '@scripts/core/files';
import { transformSync } from 'esbuild';
import { z } from 'zod';
import { noticeFields, type Notice } from '../../supabase/functions/send-error-notice/email.ts';
import { digestOf, type Artifact } from './artifacts.ts';
import type { Backend } from './backend.ts';
import type { OwnerAddresses } from './identity.ts';
import { notifyOwners } from './notify.ts';
import { publish } from './publish.ts';
import { fakeArtifact } from './testing/fake-release.ts';
import { createMemoryStore } from './testing/memory-store.ts';
import { contextOf } from './testing/releases.ts';

const bytes = new Uint8Array(24).map((_, index) => index);
const secret = `whsec_${Buffer.from(bytes).toString('base64')}`;

/** Verifies a request as a receiver does, with another implementation of HMAC. */
async function isSigned({ headers }: http.IncomingMessage, body: string): Promise<boolean> {
  const header = (name: string) => String(headers[`webhook-${name}`]);
  const key = await webcrypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ]);
  const [version, signature = ''] = header('signature').split(',');
  const signed = new TextEncoder().encode(`${header('id')}.${header('timestamp')}.${body}`);
  return version === 'v1' && webcrypto.subtle.verify('HMAC', key, Buffer.from(signature, 'base64'), signed);
}

interface Delivery {
  readonly path: string;
  readonly id: string;
  readonly isSigned: boolean;
  readonly data: { readonly owner: string; readonly error: Record<string, unknown> };
}
let deliveries: Delivery[];
let status: number;
const receiver = http.createServer((request, response) => {
  void (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const { data } = JSON.parse(body) as Pick<Delivery, 'data'>;
    const id = String(request.headers['webhook-id']);
    deliveries.push({ path: request.url ?? '', id, isSigned: await isSigned(request, body), data });
    response.writeHead(status).end();
  })();
});

/* A source on four lines, and its build on one line. */
const source = `export function total(values: number[]): number {
  if (values.length === 0)
    throw new Error('no values');
  return values.length; }`;
const built = transformSync(source, {
  loader: 'ts',
  minify: true,
  sourcemap: 'external',
  sourcefile: 'src/content/total.ts',
});
const column = built.code.indexOf('new Error') + 1;

/** An artifact with a source map of its script. */
function withMap(name: string, map = built.map): Artifact {
  const artifact = fakeArtifact(name, 'one');
  const file = 'maps/static/js/main.js.map';
  return {
    ...artifact,
    files: { ...artifact.files, [file]: { digest: digestOf(map) } },
    bytes: (asked) =>
      asked === file ? Promise.resolve(new TextEncoder().encode(map)) : artifact.bytes(asked),
  };
}

const store = createMemoryStore();
let release: string;
let owners: Record<string, OwnerAddresses>;
before(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((receiver.address() as AddressInfo).port)}`;
  owners = {
    '@firm/cpps': { webhook: `${url}/cpps`, email: 'cpps@firm.example' },
    '@firm/platform': { email: 'platform@firm.example' },
  };
  const artifacts = [withMap('shell', '{'), withMap('mfe-cpps'), withMap('mfe-glossary')];
  const { set } = await publish(contextOf(store), { action: 'first', choose: () => artifacts });
  release = set.id;
});
beforeEach(() => {
  deliveries = [];
  status = 204;
});
after(() => {
  receiver.close();
});

const error = (id: number, name: string, more: object = {}) => ({
  id,
  package: name,
  version: '1.0.0-one',
  release,
  kind: 'script',
  message: 'Error: no values',
  place: `/remotes/${name}/static/js/main.js:1:${String(column)}`,
  stack: '',
  route: '/cpps',
  count: 2,
  firstAt: '2026-11-27T03:00:00+00:00',
  lastAt: '2026-11-27T03:05:00+00:00',
  ...more,
});

/** A backend with errors, which claims and finishes them like the database functions. */
function backendWith(errors: ReturnType<typeof error>[]) {
  const due = { webhook: [...errors], email: [...errors] };
  const claimed = new Map<number, keyof typeof due>();
  const emails: Notice[] = [];
  const backend: Backend = {
    callDatabase(name, values) {
      if (name === 'claim_error_notices') {
        const { channel } = values as { channel: keyof typeof due };
        const own = due[channel].splice(0);
        for (const { id } of own) claimed.set(id, channel);
        return Promise.resolve(own);
      }
      assert.equal(name, 'finish_error_notices');
      const { ids, is_sent } = values as { ids: number[]; is_sent: boolean };
      const again = errors.filter(({ id }) => ids.includes(id) && !is_sent);
      for (const one of again) due[claimed.get(one.id) ?? assert.fail('not claimed')].push(one);
      return Promise.resolve(null);
    },
    callFunction(name, values) {
      assert.equal(name, 'send-error-notice');
      // As the function does.
      emails.push(z.object(noticeFields).parse(values));
      return Promise.resolve({ sent: true });
    },
  };
  const report = (one: ReturnType<typeof error>) => {
    errors.push(one);
    due.webhook.push(one);
    due.email.push(one);
  };
  return { backend, emails, report };
}

const codeowners = `
/shell/ @firm/platform
/mfe-cpps/ @firm/cpps
/mfe-glossary/ @firm/cpps
/mfe-lost/ @firm/lost
/mfe-both/ @firm/lost @firm/cpps`;

function notifier(errors: ReturnType<typeof error>[]) {
  const { backend, emails, report } = backendWith(errors);
  const said: string[] = [];
  const ownersOf = (name: string) => ownersIn(codeowners, name);
  const pass = () =>
    notifyOwners({ store, backend, ownersOf, owners, secret, say: (line) => said.push(line) });
  return { pass, emails, said, report };
}

void describe('the owner of a package is notified of new errors', () => {
  void test('by a signed webhook and by email, with the position in the source', async () => {
    const stack = `${error(1, 'mfe-cpps').place}\n/static/js/main.js:1:5`;
    const { pass, emails } = notifier([error(1, 'mfe-cpps', { stack }), error(2, 'shell')]);
    assert.deepEqual(await pass(), { sent: { webhook: 1, email: 2 }, failed: { webhook: 0, email: 0 } });
    const at = 'mfe-cpps/src/content/total.ts:3:11';
    const [delivery, ...more] = deliveries;
    assert.deepEqual([delivery?.path, delivery?.isSigned, more], ['/cpps', true, []]);
    assert.equal(delivery?.data.owner, '@firm/cpps');
    const told = delivery.data.error;
    assert.deepEqual([told['package'], told['source']], ['mfe-cpps', at]);
    assert.deepEqual(told['stack'], [
      { place: error(1, 'mfe-cpps').place, source: at },
      { place: '/static/js/main.js:1:5', source: null },
    ]);
    assert.deepEqual(
      emails.map(({ to, owner }) => [to, owner]),
      [
        ['cpps@firm.example', '@firm/cpps'],
        ['platform@firm.example', '@firm/platform'],
      ],
    );
    assert.equal(emails[0]?.errors[0]?.stack, `${at}\n/static/js/main.js:1:5`);
    assert.deepEqual(await pass(), { sent: { webhook: 0, email: 0 }, failed: { webhook: 0, email: 0 } });
    assert.equal(deliveries.length, 1);
  });

  void test('a failed webhook is repeated with the same id, also next to a new error, and the email is not', async () => {
    const { pass, emails, said, report } = notifier([error(3, 'mfe-cpps')]);
    status = 500;
    assert.deepEqual(await pass(), { sent: { webhook: 0, email: 1 }, failed: { webhook: 1, email: 0 } });
    assert.match(
      said[0] ?? '',
      /^1 new error of mfe-cpps not sent to @firm\/cpps by webhook.* answered 500$/,
    );
    status = 204;
    report(error(4, 'mfe-cpps'));
    assert.deepEqual(await pass(), { sent: { webhook: 2, email: 1 }, failed: { webhook: 0, email: 0 } });
    const sorted = deliveries.toSorted((a, b) => Number(a.data.error['id']) - Number(b.data.error['id']));
    assert.deepEqual(
      sorted.map(({ data, id }) => [data.error['id'], id === deliveries[0]?.id]),
      [
        [3, true],
        [3, true],
        [4, false],
      ],
    );
    assert.equal(emails.length, 2);
  });

  void test('by email, even of an error at the limits of the database', async () => {
    const { pass, emails } = notifier([
      error(7, 'shell', { message: '🌍'.repeat(200), route: '🌍'.repeat(120), stack: '/a.js'.repeat(200) }),
    ]);
    assert.equal((await pass()).sent.email, 1);
    assert.equal(emails[0]?.errors[0]?.message, '🌍'.repeat(100));
  });

  void test('a position that no source map has is the one in the built file', async () => {
    const lost = [
      { release: '0'.repeat(16) },
      { place: '/remotes/mfe-cpps/gone.js:1:1' },
      { place: '' },
      // Its source map is damaged.
      { place: '/static/js/main.js:1:1' },
    ];
    const { pass } = notifier(lost.map((more, index) => error(index, 'mfe-cpps', more)));
    await pass();
    assert.deepEqual(
      deliveries.map(({ data }) => data.error['source']),
      [null, null, null, null],
    );
  });

  void test('a remote of another repository has its folder at the root', async () => {
    const { pass } = notifier([error(5, 'mfe-glossary')]);
    await pass();
    assert.equal(deliveries[0]?.data.error['source'], 'src/content/total.ts:3:11');
  });

  void test('an owner without an address is named, and the errors stay due', async () => {
    const { pass, said } = notifier([error(6, 'mfe-lost')]);
    assert.deepEqual((await pass()).failed, { webhook: 1, email: 1 });
    assert.match(said[0] ?? '', /release-rights\.json has no address of @firm\/lost below "owners"/);
    assert.deepEqual((await pass()).failed, { webhook: 1, email: 1 });
  });

  void test('an error that one of its owners got is not repeated for the other, who is named', async () => {
    const { pass, emails, said } = notifier([error(10, 'mfe-both')]);
    assert.deepEqual(await pass(), { sent: { webhook: 1, email: 1 }, failed: { webhook: 0, email: 0 } });
    assert.match(
      said[0] ?? '',
      /^1 new error of mfe-both not sent to @firm\/lost .* has no address of @firm\/lost/,
    );
    assert.deepEqual(await pass(), { sent: { webhook: 0, email: 0 }, failed: { webhook: 0, email: 0 } });
    assert.deepEqual([deliveries.length, emails.length], [1, 1]);
  });

  void test('a package without an owner is named, and delays no other errors', async () => {
    const { pass, said } = notifier([error(8, 'mfe-gone'), error(9, 'shell')]);
    assert.deepEqual(await pass(), { sent: { webhook: 0, email: 1 }, failed: { webhook: 1, email: 1 } });
    assert.match(said[0] ?? '', /^1 new error of mfe-gone not sent by webhook: CODEOWNERS/);
    assert.deepEqual((await pass()).failed, { webhook: 1, email: 1 });
  });
});
