import assert from 'node:assert/strict';
import { test } from 'node:test';
import { installTools } from '../../tools/install-tools.ts';
import { ask, badTokens } from '../harness/functions.ts';
import { officeFile, officeTypes } from '../harness/office-files.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';
import { send } from '../harness/raw.ts';

const project = await startProduct();
const { service, backend } = project;
const admin = await project.signIn('admin@example.com', 'demo-password');
const coach = await project.signIn('coach@example.com', 'demo-password');
const member = await project.signIn('client@example.com', 'demo-password');

const edition = (bytes: Uint8Array, sha256: string) => [
  { id: 'roi-forecast', extension: 'xlsx' as const, updated: '2026-11-10', sha256, bytes },
];
const install = (bytes: Uint8Array, digit: string) => installTools(backend, edition(bytes, digit.repeat(64)));
const versions = async () =>
  unwrap(await service.from('tool_files').select('version, updated_on, is_product').order('version'));
const upload = async (
  bytes: Uint8Array,
  extension: keyof typeof officeTypes,
  type = officeTypes[extension],
) => {
  const path = `incoming/${crypto.randomUUID()}.${extension}`;
  const file = new Blob([bytes as BlobPart], { type });
  return { path, ...(await admin.client.storage.from('tools').upload(path, file)) };
};
const replace = async (bytes: Uint8Array, extension: keyof typeof officeTypes = 'xlsx') => {
  const { path, error } = await upload(bytes, extension);
  assert.equal(error, null);
  const answer = await ask(project, 'replace-tool', { toolId: 'roi-forecast', upload: path }, { as: admin });
  // The upload is removed, whatever the outcome.
  assert.deepEqual(unwrap(await service.storage.from('tools').list('incoming')), []);
  return answer;
};

const first = officeFile('xlsx');
assert.deepEqual(await install(first, 'a'), ['roi-forecast']);
const path = `roi-forecast/${'a'.repeat(16)}.xlsx`;

test('an edition of the product is put in its place once, and a newer one after it', async () => {
  assert.deepEqual(await install(first, 'a'), []);
  assert.deepEqual(await install(officeFile('xlsx'), 'b'), ['roi-forecast']);
  assert.deepEqual(
    (await versions()).map(({ version, updated_on }) => [version, updated_on]),
    [
      [1, '2026-11-10'],
      [2, '2026-11-10'],
    ],
  );
});

test('a coach and an administrator get the file by a signed address, nobody else gets one', async () => {
  for (const person of [coach, admin]) {
    const { signedUrl } = unwrap(await person.client.storage.from('tools').createSignedUrl(path, 60));
    const answer = await fetch(signedUrl);
    assert.equal(answer.status, 200);
    assert.deepEqual(new Uint8Array(await answer.arrayBuffer()), first);
  }
  for (const person of [member.client, project.visitor()]) {
    assert.ok((await person.storage.from('tools').createSignedUrl(path, 60)).error);
    assert.ok((await person.storage.from('tools').download(path)).error);
    assert.deepEqual((await person.storage.from('tools').list('roi-forecast')).data ?? [], []);
  }
  assert.deepEqual(unwrap(await member.client.from('tool_files').select('path')), []);
});

test('a guessed address is refused', async () => {
  for (const way of ['object', 'object/public', 'object/authenticated', 'object/sign']) {
    const { status } = await send(project, `/storage/v1/${way}/tools/${path}`);
    assert.ok([400, 403, 404].includes(status), `${way}: ${status}`);
  }
  const forged = await send(project, `/storage/v1/object/sign/tools/${path}?token=x.y.z`);
  assert.ok([400, 403, 404].includes(forged.status), `forged: ${forged.status}`);
});

test('a file of an administrator takes the place, the earlier ones are kept, and an edition does not undo it', async () => {
  const bytes = officeFile('xlsx');
  const { status, body } = await replace(bytes);
  const today = new Date().toISOString().slice(0, 10);
  assert.deepEqual([status, body], [200, { version: 3, updatedOn: today }]);
  assert.equal((await versions()).length, 3);
  assert.deepEqual(await install(officeFile('xlsx'), 'c'), []);
  assert.equal((await replace(bytes)).status, 409);
  assert.ok(unwrap(await coach.client.storage.from('tools').download(path)));
});

test('what is no such file is refused by what it holds, not by its name', async () => {
  const cases = [
    [new TextEncoder().encode('<html>'.repeat(50)), 'xlsx', /not an XLSX file/],
    [officeFile('docx'), 'xlsx', /not an XLSX file/],
    [officeFile('xlsx', ['xl/vbaProject.bin']), 'xlsx', /macros/],
    [officeFile('docx'), 'docx', /is a \.xlsx file/],
    [new Uint8Array(0).fill(0), 'xlsx', /not an XLSX file/],
  ] as const;
  for (const [bytes, extension, words] of cases.slice(0, 4)) {
    const { status, body } = await replace(bytes, extension);
    assert.equal(status, 400);
    assert.match((body['errors'] as { upload: string }).upload, words);
  }
  assert.equal((await versions()).length, 3);
});

test('the bucket takes neither another type nor more than 10 MB', async () => {
  assert.ok((await upload(officeFile('xlsx'), 'xlsx', 'text/html' as never)).error);
  assert.ok((await upload(new Uint8Array(10_485_761), 'xlsx')).error);
});

test('nobody but an administrator replaces a file, and none goes past the check', async () => {
  const { path: waiting, error } = await upload(officeFile('xlsx'), 'xlsx');
  assert.equal(error, null);
  const body = { toolId: 'roi-forecast', upload: waiting };
  for (const as of [coach, member]) {
    assert.equal((await ask(project, 'replace-tool', body, { as })).status, 404);
    const file = new Blob([officeFile('xlsx') as BlobPart], { type: officeTypes.xlsx });
    const name = `incoming/${crypto.randomUUID()}.xlsx`;
    assert.ok((await as.client.storage.from('tools').upload(name, file)).error);
  }
  for (const token of await badTokens(project, coach))
    assert.equal((await ask(project, 'replace-tool', body, { token })).status, 401);
  const past = new Blob([officeFile('xlsx') as BlobPart], { type: officeTypes.xlsx });
  assert.ok((await admin.client.storage.from('tools').upload('roi-forecast/x.xlsx', past)).error);
  assert.ok((await admin.client.storage.from('tools').update(path, past)).error);
  for (const wrong of ['documents/x.xlsx', '../x.xlsx', 'incoming/x.exe']) {
    const { status } = await ask(project, 'replace-tool', { ...body, upload: wrong }, { as: admin });
    assert.equal(status, 400, wrong);
  }
  succeed(await service.storage.from('tools').remove([waiting]));
});
