import assert from 'node:assert/strict';
import { request } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import { sql } from 'kysely';
import { authRoutes } from '../../auth/answer-auth.ts';
import { factorEndpoints } from '../../auth/second-factor/factors.ts';
import { readProjectConfig } from '../../config-file.ts';
import { createLiteApp, type LiteAppOptions } from '../../lite-app.ts';
import { projectPaths } from '../../project-paths.ts';
import { openMigrated } from '../../../tests/harness/migrated-database.ts';
import { startProduct, succeed } from '../../../tests/harness/project.ts';
import { send, tokenOf } from '../../../tests/harness/raw.ts';

const project = await startProduct();
const member = await project.signUp('member');
const token = await tokenOf(member);
const config = await readProjectConfig(projectPaths.supabase);
const long = 'x'.repeat(300);

/** Returns the method and path of every endpoint, read from the routers. */
function endpoints(): [method: string, path: string][] {
  const keys = { jwtSecret: 'x'.repeat(32), publishableKey: 'p', secretKey: 's' };
  const stub = { database: { connection: {} }, config, keys, siteUrl: 'http://localhost:3000' } as unknown;
  const { routes } = createLiteApp({ ...(stub as LiteAppOptions), confirmEmail: false }).server;
  const lite = routes
    .filter(({ path }) => /^\/(auth|rest|storage)\/v1\/./.test(path))
    .flatMap(({ method, path }): [string, string][] => {
      const methods = method === 'ALL' ? ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] : [method];
      const named = path.replace(/:table\b/, 'clients').replace(/:bucket\w*|:id/, 'documents');
      return methods.map((each) => [each, named.replace(/:\w+/g, 'x').replace('*', `${member.id}/x.txt`)]);
    });
  const own = [...Object.keys(authRoutes), ...factorEndpoints].map((route): [string, string] => {
    const [method = '', path = ''] = route.split(' ');
    return [method, `/auth/v1${path}`];
  });
  const functions = Object.keys(config.functions).map((name): [string, string] => [
    'POST',
    `/functions/v1/${name}`,
  ]);
  const rest = ['clients', 'profiles', 'rpc/finish_onboarding', 'rpc/delete_my_account', ''].flatMap((name) =>
    ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'].map((method): [string, string] => [method, `/rest/v1/${name}`]),
  );
  const admin = ['GET', 'POST', 'PUT', 'DELETE'].flatMap((method): [string, string][] => [
    [method, '/auth/v1/admin/users'],
    [method, '/auth/v1/admin/users/x'],
    [method, `/auth/v1/admin/users/${crypto.randomUUID()}`],
  ]);
  const all = [...lite, ...own, ...functions, ...rest, ...admin];
  return [...new Map(all.map(([method, path]) => [`${method} ${path}`, [method, path]])).values()] as [
    string,
    string,
  ][];
}

const bodies = [
  ...['', 'null', '[]', '7', '"x"', '{', '[null]', '[[]]', '{"a":', '{}', '\0', '{"__proto__":{"x":1}}'],
  JSON.stringify({
    email: 'a\0b@example.com',
    password: 'a\0bcdefgh',
    name: '\0',
    token: '\0',
    type: 'signup',
  }),
  JSON.stringify({
    email: ['a'],
    password: { a: 1 },
    role: ['admin'],
    data: 'x',
    token: 7,
    refresh_token: [],
  }),
  JSON.stringify({ email: `${long}@example.com`, password: long, id: 'x', data: { '\0': 1 }, type: long }),
  JSON.stringify({ email: 'a@example.com', password: 'long-enough', type: ['signup'], token: null }),
  JSON.stringify({ bucketId: 'documents', sourceKey: null, destinationKey: 7, prefixes: [null], paths: 'x' }),
  JSON.stringify({
    id: 7,
    name: [],
    public: 'yes',
    prefix: '\0',
    expiresIn: 'soon',
    limit: -1,
    offset: 1e300,
  }),
  JSON.stringify({
    values: null,
    form: ['x'],
    action: {},
    requestId: 7,
    website: [],
    token: {},
    messages: [null, 7],
  }),
  JSON.stringify({ messages: [{ topic: {}, event: [], payload: '\0' }] }),
];

test('no endpoint answers a malformed body with 500, for nobody, a member or the secret key', async () => {
  const all = endpoints();
  for (const door of [
    '/auth/v1/signup',
    '/storage/v1/object/move',
    '/auth/v1/invite',
    '/functions/v1/booking',
  ])
    assert.ok(
      all.some(([, path]) => path === door),
      door,
    );
  const faults: string[] = [];
  for (const [method, path] of all) {
    const isRead = method === 'GET' || method === 'HEAD';
    await Promise.all(
      (isRead ? [undefined] : bodies).map(async (body, index) => {
        const callers = [{}, { authorization: `Bearer ${token}` }, { apikey: project.backend.secretKey }];
        const headers = {
          ...callers[index % 3],
          'content-type': 'application/json',
          'x-forwarded-for': `10.9.${index}.${faults.length % 250}`,
        };
        const { status, text } = await send(project, path, {
          method,
          headers,
          ...(body === undefined ? {} : { body }),
        });
        if (status >= 500) faults.push(`${method} ${path} ${body}: ${status} ${text}`);
      }),
    );
  }
  assert.deepEqual(faults, []);
  assert.deepEqual(project.logged, []);
  const owner = await project.signIn('client@example.com', 'demo-password');
  succeed(await owner.client.from('stories').insert({ title: 'Good as ever' }));
});

test('a value of the wrong type is refused with 400 and the name of its field, for every column and argument', async () => {
  const { database, close } = await openMigrated();
  const { rows: fields } = await sql<{ target: string; field: string; type: string }>`
    select table_name as target, column_name as field, udt_name as type from information_schema.columns
    where table_schema = 'public'
    union all
    select 'rpc/' || r.routine_name, p.parameter_name, p.udt_name
    from information_schema.routines r join information_schema.parameters p using (specific_schema, specific_name)
    where r.routine_schema = 'public' and p.parameter_mode = 'IN' and p.parameter_name is not null`.execute(
    database.db,
  );
  await close();
  const faults: string[] = [];
  const member = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = (target: string, row: object) =>
    target.startsWith('rpc/')
      ? send(project, `/rest/v1/${target}`, { method: 'POST', headers: member, body: JSON.stringify(row) })
      : send(project, `/rest/v1/${target}?limit=1`, {
          method: 'PATCH',
          headers: member,
          body: JSON.stringify(row),
        });
  const typed = fields.filter(({ type }) => !/^(?:json|jsonb|inet|record|.*regclass)$/.test(type));
  await Promise.all(
    typed.map(async ({ target, field, type }) => {
      for (const wrong of [
        { x: 1 },
        ...(type.startsWith('_') ? [7, [{ x: 1 }]] : [['x']]),
        ...(type === 'bool' ? [7] : [true]),
      ]) {
        if (type === 'bool' && wrong === true) continue;
        const { status, text } = await ask(target, { [field]: wrong });
        if (status !== 400 || !text.includes(`The field ${field}`))
          faults.push(`${target} ${field} (${type}) ${JSON.stringify(wrong)}: ${status} ${text}`);
      }
    }),
  );
  assert.ok(
    typed.some(({ target }) => target === 'profiles') &&
      typed.some(({ target }) => target === 'rpc/read_shared_story'),
  );
  assert.deepEqual(faults, []);
  assert.deepEqual(project.logged, []);
});

test('what cannot be stored or read in an address is refused with 400', async () => {
  for (const path of [
    '/rest/v1/clients?name=eq.a%00b',
    '/rest/v1/clients%00',
    '/auth/v1/verify?type=signup&token=a%00b',
    '/auth/v1/verify?type=signup&token=x&redirect_to=http://localhost:3000/a%0d%0ab',
    '/auth/v1/verify?type=signup&token=x&redirect_to=http://localhost:3000/a%0aset-cookie:x',
    '/auth/v1/authorize?provider=x%00',
    '/storage/v1/object/documents/%E0%A4%A',
    '/functions/v1/%00',
    '/%E0%A4%A',
  ])
    assert.equal((await send(project, path, { token })).status, 400, path);
  const recover = await send(project, '/auth/v1/recover?redirect_to=http://localhost:3000/%0a', {
    method: 'POST',
    body: { email: 'client@example.com' },
  });
  assert.equal(recover.status, 400);
});

/** Sends a request target unchanged. `fetch` would normalize it. */
function sendTarget(method: string, target: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(project.backend.url);
  const headers = { apikey: project.backend.publishableKey, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path: target, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject).end(['GET', 'HEAD'].includes(method) ? undefined : '{}');
  });
}

const encodeLetter = (text: string): string =>
  text.replace(/[a-z](?!.*[a-z])/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** Alternative spellings of a path. Each is rejected for its form. */
const otherSpellings: readonly ((path: string) => string)[] = [
  encodeLetter,
  (path) => encodeLetter(path).replace('%', '%25'),
  (path) => `/${encodeLetter(path.split('/')[1] ?? '')}${path.slice(path.indexOf('/', 1))}`,
  (path) => path.replace('/v1/', '/%761/'),
  (path) => path.replace('/v1/', '/v1%2f'),
  (path) => path.replace('/v1/', '/v1//'),
  (path) => path.replace('/v1/', '/v1/%5c'),
  (path) => path.replace('/v1/', '/v1\\'),
  (path) => `/${path}`,
  (path) => (path === '/rest/v1/' ? '/rest/v1//' : `${path}/`),
];
/** Spellings that equal the canonical path after the dots are resolved. */
const dottedSpellings: readonly ((path: string) => string)[] = [
  (path) => path.replace('/v1/', '/v1/./'),
  (path) => path.replace('/v1/', '/x/../v1/'),
  (path) => path.replace('/v1/', '/x/%2e%2E/v1/'),
];
/** Spellings of a different path. */
const otherPaths: readonly ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => `/${path.charAt(1).toUpperCase()}${path.slice(2)}`,
  (path) => path.replace('/v1/', '/v1;x=1/'),
];

test('every endpoint has one address: other spellings are refused or are answered like it', async () => {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const [method, path] of endpoints()) {
    seen.add(path.split('/')[1] ?? '');
    const canonical = await sendTarget(method, path);
    const check = async (target: string, isFine: (answer: typeof canonical) => boolean) => {
      const answer = await sendTarget(method, target);
      if (!isFine(answer)) faults.push(`${method} ${target}: ${answer.status} ${answer.text}`);
    };
    await Promise.all([
      ...otherSpellings.map((spell) => check(spell(path), ({ status }) => status === 400)),
      ...dottedSpellings.map((spell) => check(spell(path), ({ status }) => status === canonical.status)),
      ...otherPaths.map((spell) => check(spell(path), ({ status }) => status === 404 || status === 400)),
    ]);
  }
  assert.deepEqual([...seen].sort(), ['auth', 'functions', 'rest', 'storage']);
  assert.deepEqual(faults, []);
  const named = await send(project, '/rest/v1/clients?name=eq.%41nn&or=(id.is.null)&or=(id.is.null)', {
    token,
  });
  assert.equal(named.status, 200, 'values of a query are free');
});

test('a parameter of the auth server is read once; HEAD follows no link', async () => {
  const twice = await send(project, '/auth/v1/token?grant%5Ftype=refresh_token&grant_type=password', {
    method: 'POST',
    body: { email: member.email, password: member.password },
  });
  assert.deepEqual([twice.status, twice.text.includes('grant_type more than once')], [400, true]);
  const once = await send(project, '/auth/v1/token?grant%5Ftype=password', {
    method: 'POST',
    body: { email: member.email, password: member.password },
  });
  assert.equal(once.status, 200);
  for (const path of ['verify?type=signup&token=x', 'user', 'settings'])
    assert.equal((await send(project, `/auth/v1/${path}`, { method: 'HEAD' })).status, 405, path);
});

test('nothing is told without a key: lite’s own pages about itself are closed', async () => {
  for (const path of ['/_system/config', '/_system/info', '/_system/introspect', '/'])
    assert.equal((await fetch(`${project.backend.url}${path}`)).status, 404, path);
});

/** Sends an endless chunked body as fast as the server reads it, until the connection closes. */
function pour(path: string, type: string): Promise<{ answer: string; sent: number }> {
  const { hostname, port } = new URL(project.backend.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 97), Buffer.from('\r\n')]);
    let [answer, sent] = ['', 0];
    socket.write(
      [
        `POST ${path} HTTP/1.1`,
        `Host: ${hostname}:${port}`,
        `apikey: ${project.backend.secretKey}`,
        `Content-Type: ${type}`,
        'Transfer-Encoding: chunked',
        '\r\n',
      ].join('\r\n'),
    );
    const more = (): void => {
      while (!socket.destroyed && socket.writable) {
        sent += chunk.length;
        if (!socket.write(chunk)) break;
      }
    };
    socket.on('connect', more).on('drain', more);
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ answer, sent }));
  });
}

test('a body without an end is answered at its limit, not kept, and its connection closed', async () => {
  const mebi = 1024 * 1024;
  for (const [path, type] of [
    ['/functions/v1/booking', 'application/json'],
    ['/auth/v1/signup', 'application/json'],
    ['/rest/v1/leads', 'application/json'],
    ['/storage/v1/object/documents/x.txt', 'text/plain'],
  ] as const) {
    const before = process.memoryUsage().rss;
    const { answer, sent } = await pour(path, type);
    assert.match(answer, /^HTTP\/1\.1 413 /, path);
    assert.ok(sent < 1024 * mebi, `${path}: ${sent} bytes were taken`);
    const grown = process.memoryUsage().rss - before;
    assert.ok(grown < 120 * mebi, `${path}: ${Math.round(grown / mebi)} MiB more`);
  }
  const large = 'x'.repeat(300 * 1024);
  for (const [path, status] of [
    ['/auth/v1/signup', 413],
    ['/auth/v1//signup', 400],
  ] as const) {
    const unread = await send(project, path, { method: 'POST', body: large });
    assert.deepEqual([unread.status, unread.headers.get('connection')], [status, 'close']);
  }
  const read = await send(project, '/auth/v1/signup', { method: 'POST', body: '[]' });
  assert.deepEqual([read.status, read.headers.get('connection')], [400, 'keep-alive']);
  assert.equal((await fetch(`${project.backend.url}/healthz`)).status, 200);
});
