import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { startProduct, succeed, unwrap } from '../harness/project.ts';

const project = await startProduct();
const { service } = project;
const image = () => new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' });

test('delete-account removes rows, sign-in and files of the caller and of nobody else', async () => {
  const [ann, bob] = [await project.signUp('ann'), await project.signUp('bob')];
  for (const { client, id } of [ann, bob]) {
    const made = unwrap(await client.from('clients').insert({ name: 'C' }).select('id').single());
    succeed(await client.from('stories').insert({ title: 'S', client_id: made.id }));
    succeed(await client.from('user_preferences').upsert({ user_id: id, preferences: {} }));
    succeed(await client.storage.from('avatars').upload(`${id}/face.png`, image()));
    succeed(await client.storage.from('documents').upload(`${id}/2026/plan.png`, image()));
  }
  assert.deepEqual(unwrap(await ann.client.functions.invoke('delete-account')), { deleted: true, files: 2 });

  const rowsOf = async (id: string): Promise<number[]> => [
    unwrap(await service.from('profiles').select('id').eq('id', id)).length,
    unwrap(await service.from('user_preferences').select('user_id').eq('user_id', id)).length,
    unwrap(await service.from('clients').select('id').eq('user_id', id)).length,
    unwrap(await service.from('stories').select('id').eq('user_id', id)).length,
    unwrap(await service.storage.from('avatars').list(id)).length,
    unwrap(await service.storage.from('documents').list(`${id}/2026`)).length,
  ];
  assert.deepEqual(await rowsOf(ann.id), [0, 0, 0, 0, 0, 0]);
  assert.deepEqual(await rowsOf(bob.id), [1, 1, 1, 1, 1, 1]);
  // File names are digests, so count the files. Of four, the two of the other account remain.
  assert.equal((await readdir(join(project.dataDir, 'objects', 'files'))).length, 2);
  assert.equal((await project.visitor().auth.signInWithPassword(ann)).error?.code, 'invalid_credentials');
  assert.ok((await ann.client.auth.getUser()).error);
  assert.ok((await ann.client.from('clients').insert({ name: 'Ghost' })).error);
});

test('the last administrator is refused with the reason, and keeps everything', async () => {
  const admin = await project.signIn('admin@example.com', 'demo-password');
  succeed(await admin.client.storage.from('avatars').upload(`${admin.id}/face.png`, image()));
  const { error } = await admin.client.functions.invoke('delete-account');
  assert.ok(error instanceof FunctionsHttpError);
  const response = error.context as Response;
  assert.equal(response.status, 409);
  assert.deepEqual(await response.json(), { message: 'the last administrator stays' });
  assert.equal(unwrap(await admin.client.storage.from('avatars').list(admin.id)).length, 1);
});

test('a visitor deletes nothing', async () => {
  const { error } = await project.visitor().functions.invoke('delete-account');
  assert.equal((error as FunctionsHttpError).context.status, 401);
});

test('folders of others are closed, a coach reads those of people they coach, and sizes and types are checked', async () => {
  const owner = await project.signIn('client@example.com', 'demo-password');
  const coach = await project.signIn('coach@example.com', 'demo-password');
  const rival = await project.signIn('coach2@example.com', 'demo-password');
  const name = `${owner.id}/plan.png`;
  succeed(await owner.client.storage.from('documents').upload(name, image()));
  assert.ok(unwrap(await coach.client.storage.from('documents').download(name)));
  for (const { client } of [rival, { client: project.visitor() }]) {
    assert.ok((await client.storage.from('documents').download(name)).error);
    assert.ok((await client.storage.from('documents').upload(`${owner.id}/x.png`, image())).error);
  }
  assert.deepEqual(unwrap(await coach.client.storage.from('documents').remove([name])), []);
  const page = new Blob(['<script>'], { type: 'text/html' });
  assert.ok((await owner.client.storage.from('avatars').upload(`${owner.id}/x.html`, page)).error);
  const large = new Blob([new Uint8Array(1_100_000)], { type: 'image/png' });
  assert.ok((await owner.client.storage.from('avatars').upload(`${owner.id}/large.png`, large)).error);
  assert.ok((await owner.client.storage.from('media').upload('x.png', image())).error);
});
