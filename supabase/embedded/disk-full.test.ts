import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openDataFolder } from './data-folder.ts';
import { openDatabase } from './database/open-database.ts';
import { createGateway, type GatewayParts } from './http/gateway.ts';
import { messageOf, openFailure, StartFailure } from './start-failure.ts';

const root = await mkdtemp(join(tmpdir(), 'ninecourse-full-'));
after(() => rm(root, { recursive: true, force: true }));

/** The error as Node, PGlite's file system (a plain object), and PostgreSQL report it. */
const reasons: [string, unknown][] = [
  ['Node', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
  ['PGlite', { name: 'ErrnoError', errno: 51 }],
  [
    'PostgreSQL',
    Object.assign(new Error('could not extend file "base/5/16384": No space left on device'), {
      code: '53100',
    }),
  ],
];

for (const [who, reason] of reasons) {
  test(`no room at the first start, told by ${who}: folder and setting are named, nothing of it stays`, async () => {
    const folder = await openDataFolder(join(root, who));
    const dump = new Blob();
    // Creating a database from the dump is the step that fills a disk.
    dump.arrayBuffer = () => Promise.resolve().then(() => fail(reason));
    const snapshot = { read: () => Promise.resolve(dump), write: () => Promise.resolve() };
    await assert.rejects(openDatabase(folder, snapshot), (error: Error) => {
      assert.ok(error instanceof StartFailure);
      assert.match(error.message, /^No space is left on the disk of DATA_DIR .*: free some/);
      assert.ok(error.message.includes(folder.path));
      return true;
    });
    await folder.release();
    assert.deepEqual(await readdir(folder.path), ['folder.lock']);
  });

  test(`no room while it runs, told by ${who}: the log names the folder, the answer no inner path`, async () => {
    const lines: string[] = [];
    const gateway = createGateway({
      siteUrl: 'http://localhost:3000',
      dataDir: '/where/data/is',
      isStopping: () => false,
      parts: () => ({ inbox: { list: () => fail(reason) }, auth: { keys: {} } }) as unknown as GatewayParts,
      log: (line) => lines.push(line),
    });
    const response = await gateway(new Request('http://localhost:1/inbox.json'));
    assert.equal(response.status, 507);
    const text = await response.text();
    assert.match(text, /disk of the backend is full/);
    assert.ok(!text.includes('base/5'));
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? '', /DATA_DIR \/where\/data\/is/);
  });
}

function fail(reason: unknown): never {
  throw reason;
}

for (const [what, reason, holdsData] of [
  ['a folder that may not be read', Object.assign(new Error('EACCES'), { code: 'EACCES' }), true],
  ['a file of PGlite that may not be read', { name: 'ErrnoError', errno: 2 }, true],
  ['a new database', new Error('unreachable'), false],
] as const) {
  test(`${what} is no reason to delete everything`, () => {
    const { message } = openFailure('/data', reason, { path: '/data/db', holdsData });
    assert.match(
      message,
      /^The database in \/data\/db cannot be opened .*: check the disk and the permissions/,
    );
    assert.ok(!message.includes('--reset'));
  });
}

test('for data that cannot be read --reset is named, and what it costs', () => {
  const { message } = openFailure('/data', new Error('unreachable'), { path: '/data/db', holdsData: true });
  assert.match(message, /--reset, which sets aside everything in it: accounts, rows, stored files and mail$/);
});

test('whatever is thrown has words', () => {
  assert.equal(messageOf({ name: 'ErrnoError', errno: 44 }), 'ErrnoError 44');
  assert.equal(messageOf({ message: 'plain' }), 'plain');
  assert.equal(messageOf({}), 'no reason given');
  assert.equal(messageOf('text'), 'text');
});
