import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFirm } from 'embedded-backend/mail';
import { handler } from '../../functions/delete-account/handler.ts';
import { failingLink, type Step } from '../harness/failing-link.ts';
import { startProduct, succeed, unwrap, type Person, type ProductClient } from '../harness/project.ts';
import { tokenOf } from '../harness/raw.ts';

/* An interrupted deletion must not leave a usable account without its files, or files that no one can remove. */
const project = await startProduct();
const { service, backend } = project;
const image = () => new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' });

async function member(name: string): Promise<Person<ProductClient>> {
  const person = await project.signUp(name);
  const { client, id } = person;
  succeed(await client.from('clients').insert({ name: 'C' }));
  succeed(await client.storage.from('avatars').upload(`${id}/face.png`, image()));
  succeed(await client.storage.from('documents').upload(`${id}/2026/plan.png`, image()));
  return person;
}

type Fault = Parameters<typeof failingLink>[1];
async function remove(person: Person<ProductClient>, faultOf: Fault = () => undefined) {
  const link = await failingLink(backend.url, faultOf);
  try {
    const request = new Request('http://localhost/delete-account', {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenOf(person)}` },
    });
    const { publishableKey, secretKey } = backend;
    const quiet = { sendMail: () => Promise.resolve(true), sendQuietly: () => Promise.resolve() };
    const context = {
      url: link.url,
      publishableKey,
      secretKey,
      siteUrl: '',
      firm: await readFirm(),
      credentialKeys: null,
      ...quiet,
      clientAddress: () => '',
    };
    const response = await handler(request, context);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  } finally {
    link.close();
  }
}

const left = async (id: string): Promise<number[]> => [
  unwrap(await service.from('clients').select('id').eq('user_id', id)).length,
  unwrap(await service.from('profiles').select('id').eq('id', id)).length,
  unwrap(await service.storage.from('avatars').list(id)).length,
  unwrap(await service.storage.from('documents').list(`${id}/2026`)).length,
];
const isRemoval =
  (bucket: string) =>
  ({ method, path }: Step): boolean =>
    method === 'DELETE' && path === `/storage/v1/object/${bucket}`;
const isEnd = ({ path }: Step): boolean => path === '/rest/v1/rpc/finish_account_deletion';

async function isClosed({ client, id }: Person<ProductClient>): Promise<void> {
  assert.deepEqual(unwrap(await client.from('clients').select('id')), []);
  assert.ok((await client.from('clients').insert({ name: 'More' })).error);
  assert.ok((await client.storage.from('documents').upload(`${id}/more.png`, image())).error);
}

test('files that cannot be listed: nothing is changed, and the account stays in use', async () => {
  const person = await member('listed');
  const { status, body } = await remove(person, ({ path }) => (path.includes('/list/') ? 'lost' : undefined));
  assert.deepEqual([status, body['closed']], [502, undefined]);
  assert.deepEqual(await left(person.id), [1, 1, 1, 1]);
  succeed(await person.client.from('clients').insert({ name: 'More' }));
});

test('cut short while files are removed: the account is closed, and asking again removes all of it', async () => {
  const person = await member('files');
  const { status, body } = await remove(person, (step) =>
    isRemoval('documents')(step) ? 'lost' : undefined,
  );
  assert.deepEqual([status, body['closed']], [502, true]);
  assert.deepEqual(await left(person.id), [1, 1, 0, 1]);
  await isClosed(person);
  assert.deepEqual(await remove(person), { status: 200, body: { deleted: true, files: 1 } });
  assert.deepEqual(await left(person.id), [0, 0, 0, 0]);
});

test('cut short after the files: the account is closed, and a new sign-in takes it to its end', async () => {
  const person = await member('end');
  const { status } = await remove(person, (step) => (isEnd(step) ? 'lost' : undefined));
  assert.equal(status, 502);
  assert.deepEqual(await left(person.id), [1, 1, 0, 0]);
  await isClosed(person);
  const again = await project.signIn(person.email, person.password);
  await isClosed(again);
  assert.deepEqual((await remove(again)).body, { deleted: true, files: 0 });
  assert.deepEqual(await left(person.id), [0, 0, 0, 0]);
});

test('the last answer is lost: everything is gone, and asking again finds nobody', async () => {
  const person = await member('answer');
  assert.equal((await remove(person, (step) => (isEnd(step) ? 'answer lost' : undefined))).status, 502);
  assert.deepEqual(await left(person.id), [0, 0, 0, 0]);
  assert.equal((await remove(person)).status, 401);
});

test('who was left half-way and never came back is finished with the next deletion', async () => {
  const [gone, next] = [await member('gone'), await member('next')];
  await remove(gone, (step) => (isRemoval('documents')(step) ? 'lost' : undefined));
  // Simulates the database's response 15 minutes later, when it includes the interrupted deletion.
  const named = (answer: string): string => JSON.stringify([...(JSON.parse(answer) as string[]), gone.id]);
  const isBegin = ({ path }: Step): boolean => path === '/rest/v1/rpc/begin_account_deletion';
  const { status } = await remove(next, (step) => (isBegin(step) ? named : undefined));
  assert.equal(status, 200);
  assert.deepEqual(await left(gone.id), [0, 0, 0, 0]);
});

test('uploads at the instant of the deletion leave no file behind', async () => {
  const person = await member('instant');
  const { client, id } = person;
  const uploads = Array.from({ length: 12 }, (_, n) =>
    client.storage.from('documents').upload(`${id}/2026/${n}.png`, image()),
  );
  const [{ status }] = await Promise.all([remove(person), ...uploads]);
  assert.equal(status, 200);
  assert.deepEqual(await left(id), [0, 0, 0, 0]);
});
