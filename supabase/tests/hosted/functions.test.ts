import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { serveOnDeno, upload, type ServedFunction } from '../harness/deno.ts';
import { badTokens, mailTo, newAddress } from '../harness/functions.ts';
import { hostedFunctions, type HostedFunction } from '../harness/hosted-functions.ts';
import { startMailServer } from '../harness/mail-server.ts';
import { startMailService } from '../harness/mail-service.ts';
import { callsFromPage, shapeOf, type PageAnswer, type PageCall } from '../harness/page-calls.ts';
import { startProduct, succeed } from '../harness/project.ts';
import { tokenOf } from '../harness/raw.ts';
import { successes } from './successes.ts';

/* Runs every function twice over HTTP: on Deno, as a hosted project does, with the deployed files, the platform's
   variables, and minimal permissions; and on the embedded backend. */
const project = await startProduct();
const admin = await project.signIn('admin@example.com', 'demo-password');
const ann = await project.signUp('ann');
const mail = await startMailService();
after(() => mail.stop());
const origin = 'http://localhost:3000';
const backend = project.backend.url.replace('localhost', '127.0.0.1');

const keys = {
  SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: project.backend.publishableKey }),
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: project.backend.secretKey }),
};
const olderKeys = {
  SUPABASE_ANON_KEY: project.backend.publishableKey,
  SUPABASE_SERVICE_ROLE_KEY: project.backend.secretKey,
};
const mailSettings = { MAIL_API_URL: mail.url, MAIL_API_KEY: 'mail-key', MAIL_FROM: 'Us <us@example.com>' };
const CREDENTIAL_KEYS = await readFile(join(project.dataDir, 'credential-keys.json'), 'utf8');
const hosted = { SUPABASE_URL: backend, ...keys, SITE_URL: origin, ...mailSettings, CREDENTIAL_KEYS };
const names = Object.keys({ ...hosted, ...olderKeys, MAIL_SMTP_URL: '' });

async function withDeno<Result>(
  { entry, deployment }: HostedFunction,
  work: (served: ServedFunction) => Promise<Result>,
  env: Record<string, string> = hosted,
): Promise<Result> {
  const sent = await upload(deployment.files);
  try {
    const hosts = [env['SUPABASE_URL'], mail.url, env['MAIL_SMTP_URL']].flatMap((url) =>
      url === undefined ? [] : [new URL(url).host],
    );
    const served = await serveOnDeno(sent, entry, { env, names, hosts });
    try {
      return await work(served);
    } finally {
      await served.stop();
    }
  } finally {
    await sent.remove();
  }
}

const forVisitors = [
  'application-standing',
  'booking',
  'credentials',
  'newsletter',
  'open-invitation',
  'registry',
  'send-decisions',
  // It checks the secret key instead of a session.
  'send-error-notice',
  'send-reminders',
  'submit-form',
];
const call = callsFromPage(project, origin);
const functions = await hostedFunctions();
const success = successes(project, admin);

test('every function has a call here that it does', () => {
  assert.deepEqual(Object.keys(success).sort(), functions.map(({ name }) => name).sort());
});

for (const hostedFunction of functions) {
  const { name } = hostedFunction;
  const here = `${backend}/functions/v1/${name}`;

  void test(`${name}: does on Deno what it does here, and refuses what it refuses here`, async () => {
    await withDeno(hostedFunction, async ({ url, logged }) => {
      const there = `${url}/${name}`;
      await compareSuccess(name, there, here);
      await compareRefusals(name, !forVisitors.includes(name), there, here);
      const preflight = await fetch(there, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      const allowed = preflight.headers.get('access-control-allow-headers')?.split(', ') ?? [];
      assert.ok(preflight.ok);
      for (const header of ['authorization', 'x-client-info', 'apikey', 'content-type']) {
        assert.ok(allowed.includes(header), `${header} may be sent`);
      }
      assert.doesNotMatch(logged(), /error|NotCapable/i);
    });
  });
}

async function compareSuccess(name: string, there: string, here: string): Promise<void> {
  const make = success[name] ?? assert.fail(name);
  const answers: PageAnswer[] = [];
  for (const url of [there, here]) {
    const { body, as, letter, headers = {} } = await make();
    const token = as === undefined ? {} : { token: await tokenOf(as) };
    const answer = await call(url, { body, headers, ...token });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    answers.push(answer);
    if (letter === undefined) continue;
    const sent = url === there ? mail.lettersTo(letter.to) : await mailTo(project, letter.to);
    assert.equal(sent.length, 1, `one letter to ${letter.to}`);
    assert.ok(sent[0]?.subject.startsWith(letter.subject), sent[0]?.subject);
    if (url === here) continue;
    const [onDeno] = mail.lettersTo(letter.to);
    assert.deepEqual([onDeno?.from, onDeno?.authorization], ['Us <us@example.com>', 'Bearer mail-key']);
    assert.match(onDeno?.html ?? '', /^<!doctype html>/);
  }
  const [onDeno, embedded] = answers;
  assert.deepEqual([onDeno?.type, shapeOf(onDeno?.body)], [embedded?.type, shapeOf(embedded?.body)]);
  assert.equal(onDeno?.text, embedded?.text);
}

async function compareRefusals(name: string, isForMembers: boolean, there: string, here: string) {
  const token = isForMembers ? await tokenOf(admin) : undefined;
  const as = token === undefined ? {} : { token };
  const same: [string, PageCall][] = [['another method', { method: 'GET', ...as }]];
  const done: typeof same = [];
  // A request to delete an account contains only a token, so the last administrator is the rejected case.
  if (name === 'delete-account') same.push(['the last administrator', as]);
  else {
    same.push(['no JSON', { ...as, body: '{"email":' }], ['another type', { ...as, body: [] }]);
    same.push(
      ['no field', { ...as, body: {} }],
      ['too long', { ...as, body: { email: 'x'.repeat(70_000) } }],
    );
  }
  if (name === 'send-error-notice') {
    const { body } = await (success[name] ?? assert.fail(name))();
    same.push(['the publishable key', { body }]);
  }
  if (isForMembers) {
    const { body } = await (success[name] ?? assert.fail(name))();
    const left = await project.signUp('left');
    const old = await tokenOf(left);
    succeed(await left.client.auth.signOut());
    same.push(['an old token', { token: old, body }]);
    // Any member may export their own rows, so another role gets fewer rows instead of an error.
    const byAnn: [string, PageCall] = ['another role', { token: await tokenOf(ann), body }];
    if (name !== 'delete-account') (name === 'export-list' ? done : same).push(byAnn);
    // The platform doesn't verify tokens, so the function must.
    for (const bad of [undefined, ...(await badTokens(project, admin))]) {
      for (const url of [there, here]) {
        const answer = await call(url, bad === undefined ? { body } : { token: bad, body });
        assert.deepEqual([answer.status, answer.body], [401, { message: 'Sign in first' }]);
      }
    }
  } else {
    assert.notEqual((await call(there, {})).status, 401, 'visitors need no token');
  }
  for (const [what, request] of [...same, ...done]) {
    const [onDeno, embedded] = [await call(there, request), await call(here, request)];
    assert.deepEqual(onDeno, embedded, `${name}: ${what}`);
    const isRefused = onDeno.status >= 400 && onDeno.status < 500;
    assert.equal(
      isRefused,
      same.some(([refused]) => refused === what),
      `${name}: ${what}`,
    );
  }
}

const find = (name: string): HostedFunction =>
  functions.find((one) => one.name === name) ?? assert.fail(`${name} is not a function`);

test('a project with the older keys and no mail service: it is decided, and said that nobody was told', async () => {
  const { body, as = admin, letter } = await (success['decide-application'] ?? assert.fail())();
  const answer = await withDeno(
    find('decide-application'),
    async ({ url }) => call(url, { body, token: await tokenOf(as) }),
    { SUPABASE_URL: backend, ...olderKeys, SITE_URL: origin },
  );
  assert.deepEqual(
    [answer.status, answer.body?.['status'], answer.body?.['mailed']],
    [200, 'approved', false],
  );
  assert.deepEqual(mail.lettersTo(letter?.to ?? ''), []);
});

test('letters go by a mail server where that is set, in both forms', async () => {
  const server = await startMailServer();
  after(() => server.stop());
  const to = newAddress('vi');
  const values = { name: 'Vi Sitor', email: to, message: 'Hello' };
  const body = { form: 'contact', values, website: '', requestId: crypto.randomUUID() };
  const answer = await withDeno(find('submit-form'), async ({ url }) => call(url, { body }), {
    SUPABASE_URL: backend,
    ...keys,
    SITE_URL: origin,
    MAIL_SMTP_URL: server.url,
    MAIL_FROM: mailSettings.MAIL_FROM,
  });
  assert.equal(answer.status, 200);
  const [message = '', ...more] = server.messages;
  assert.deepEqual(more, []);
  for (const line of [
    `To: ${to}`,
    `Subject: We have your message: ${String(answer.body?.['reference'])}`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Type: text/html; charset=utf-8',
  ])
    assert.ok(message.includes(`${line}\n`), line);
});

test('what goes wrong on the way is answered in JSON that a page may read, and logged', async () => {
  const { body } = await (success['submit-form'] ?? assert.fail())();
  const dead = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  after(() => dead.close());
  await once(dead, 'listening');
  const { port } = dead.address() as AddressInfo;
  for (const env of [
    { ...hosted, SUPABASE_URL: `http://127.0.0.1:${port}` },
    { ...hosted, SITE_URL: '' },
  ]) {
    const logged = await withDeno(
      find('submit-form'),
      async ({ url, logged }) => {
        const { status, body: told } = await call(url, { body });
        assert.deepEqual([status, told], [500, { message: 'This could not be done. Please try again.' }]);
        return logged;
      },
      env,
    );
    assert.match(logged(), /TypeError|SITE_URL is not set/);
  }
});

test('visitors are told apart by the address that the platform vouches for, not by what they say', async () => {
  await withDeno(find('submit-form'), async ({ url }) => {
    const send = async (address: string, claimed: string): Promise<number> => {
      const values = { name: 'Vi Sitor', email: newAddress('vi') };
      const body = { form: 'lead', values, website: '', requestId: crypto.randomUUID() };
      const headers = { 'cf-connecting-ip': address, 'x-forwarded-for': claimed };
      return (await call(url, { body, headers })).status;
    };
    let sent = 0;
    while ((await send('203.0.113.7', `198.51.100.${sent}, 10.0.0.1`)) === 200) sent += 1;
    assert.ok(sent > 0 && sent < 100, `${sent} were taken from one address`);
    assert.equal(await send('203.0.113.8', '203.0.113.7'), 200, 'another address is not concerned');
  });
});
