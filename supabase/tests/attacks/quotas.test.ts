import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newAddress } from '../harness/functions.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';
import { send, tokenOf } from '../harness/raw.ts';

const project = await startProduct();
const { service } = project;
const admin = await project.signIn('admin@example.com', 'demo-password');
const bytes = (size: number): Blob => new Blob([new Uint8Array(size)], { type: 'image/png' });

test('consents of one account end at 200, in one request or in many at once', async () => {
  const eager = await project.signUp('eager');
  const some = (count: number) => Array.from({ length: count }, () => ({ purpose: 'terms', version: '1' }));
  const kept = async () =>
    (await service.from('consents').select('id', { count: 'exact', head: true }).eq('user_id', eager.id))
      .count;
  const flood = await eager.client.from('consents').insert(some(1000));
  assert.equal(flood.error?.code, 'PT413', 'a thousand at once');
  assert.equal(await kept(), 0);
  succeed(await eager.client.from('consents').insert(some(195)));
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => eager.client.from('consents').insert(some(1))),
  );
  assert.deepEqual(answers.map(({ error }) => error?.code ?? 'kept').sort(), [
    ...Array<string>(7).fill('PT413'),
    ...Array<string>(5).fill('kept'),
  ]);
  assert.equal(await kept(), 200);
  const other = await project.signUp('other');
  succeed(await other.client.from('consents').insert(some(1)));
});

test('files of one account have a number and a size, by every way to make one', async () => {
  const hoarder = await project.signUp('hoarder');
  const avatars = hoarder.client.storage.from('avatars');
  const upload = (n: number) => avatars.upload(`${hoarder.id}/${n}.png`, bytes(10));
  for (let at = 0; at < 18; at += 6) {
    for (const answer of await Promise.all([0, 1, 2, 3, 4, 5].map((n) => upload(at + n)))) succeed(answer);
  }
  const rush = await Promise.all(Array.from({ length: 6 }, (_, n) => upload(100 + n)));
  assert.equal(rush.filter(({ error }) => error === null).length, 2, 'two more make twenty');
  assert.equal(unwrap(await service.storage.from('avatars').list(hoarder.id)).length, 20);
  assert.ok((await avatars.copy(`${hoarder.id}/0.png`, `${hoarder.id}/copy.png`)).error);
  assert.ok((await avatars.createSignedUploadUrl(`${hoarder.id}/signed.png`)).error);
  succeed(await avatars.update(`${hoarder.id}/0.png`, bytes(20)));
  succeed(await avatars.remove([`${hoarder.id}/0.png`]));
  succeed(await upload(0));

  const heavy = await project.signUp('heavy');
  const faces = heavy.client.storage.from('avatars');
  const megabyte = 1_048_576;
  const large = await Promise.all(
    Array.from({ length: 12 }, (_, n) => faces.upload(`${heavy.id}/${n}.png`, bytes(megabyte))),
  );
  assert.equal(large.filter(({ error }) => error === null).length, 10, 'ten megabytes');
  const [first] = unwrap(await faces.list(heavy.id));
  succeed(await faces.remove([`${heavy.id}/${first?.name ?? ''}`]));
  for (const name of ['small', 'other']) succeed(await faces.upload(`${heavy.id}/${name}.png`, bytes(10)));
  const grown = await faces.update(`${heavy.id}/small.png`, bytes(megabyte));
  assert.ok(grown.error, 'nor by growing');
  for (const { error } of [grown, ...large, ...rush]) {
    if (error !== null) assert.equal((error as { statusCode?: string }).statusCode, '403', error.message);
  }
});

test('a profile shows the address of the account and no other, whoever writes it', async () => {
  const liar = await project.signUp('liar');
  const [false_, token] = [newAddress('ceo'), await tokenOf(liar)];
  const shown = async () => [
    unwrap(await admin.client.from('profiles').select('email').eq('id', liar.id).single()).email,
    unwrap(await admin.client.from('todo_profiles').select('email').eq('id', liar.id).single()).email,
  ];
  for (const path of [`profiles?id=eq.${liar.id}`, `todo_profiles?id=eq.${liar.id}`]) {
    const answer = await send(project, `/rest/v1/${path}`, {
      method: 'PATCH',
      token,
      body: { email: false_ },
    });
    assert.equal(answer.status, 403, path);
  }
  for (const table of ['profiles', 'todo_profiles'] as 'profiles'[]) {
    await liar.client.from(table).upsert({ id: liar.id, email: false_, name: 'L' });
    assert.ok((await admin.client.from(table).update({ email: false_ }).eq('id', liar.id)).error);
  }
  assert.deepEqual(await shown(), [liar.email, liar.email]);
  succeed(await service.from('profiles').delete().eq('id', liar.id));
  const made = liar.client.from('profiles').insert({ id: liar.id, email: false_, name: 'L' }).select();
  assert.equal(unwrap(await made.single()).email, liar.email, 'a new row has it, whatever was sent');
  // Positive case: updates that the forms send.
  const row = unwrap(await liar.client.from('profiles').select('*').eq('id', liar.id).single());
  const { version: _version, updated_by: _by, search: _search, theme: _theme, ...own } = row;
  succeed(
    await liar.client
      .from('profiles')
      .update({ ...own, name: 'M' })
      .eq('id', liar.id),
  );
  succeed(await liar.client.from('todo_profiles').update({ name: 'N', email: liar.email }).eq('id', liar.id));
  const moved = newAddress('moved');
  succeed(await service.auth.admin.updateUserById(liar.id, { email: moved }));
  assert.deepEqual(await shown(), [moved, moved], 'and follows when the account changes it');
});
