import assert from 'node:assert/strict';
import { createPublicKey, verify as verifySignature, type JsonWebKey } from 'node:crypto';
import { test } from 'node:test';
import { withNewKey } from 'embedded-backend/start';
import { signCredential } from '../../functions/credentials/credential.ts';
import { readCredentialKeys } from '../../functions/credentials/keys.ts';
import { ask, badTokens, mailTo } from '../harness/functions.ts';
import { startProduct, succeed, unwrap, type Person, type ProductClient } from '../harness/project.ts';

const project = await startProduct();
const { service } = project;
const admin = await project.signIn('admin@example.com', 'demo-password');
const coach = await project.signIn('coach@example.com', 'demo-password');
const client = await project.signIn('client@example.com', 'demo-password');

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const cohort = unwrap(
  await service
    .from('cohorts')
    .insert({ name: 'Cohort of the tests', starts_on: day(-120), status: 'running' })
    .select('id')
    .single(),
).id;

async function participant(name: string) {
  const person = await project.signUp(name);
  const seat = { cohort_id: cohort, user_id: person.id };
  const { id } = unwrap(await service.from('cohort_members').insert(seat).select('id').single());
  return { ...person, memberId: id };
}
type Participant = Awaited<ReturnType<typeof participant>>;
const certify = (body: object, as: Person<ProductClient> = admin) => ask(project, 'certify', body, { as });
const completion = ({ memberId }: Participant, name = 'Nora Quill') => ({
  action: 'complete',
  memberId,
  name,
  completedOn: day(-1),
  cpeLive: 33.6,
  cpeSelfStudy: 6.4,
});
async function certified(name: string) {
  const person = await participant(name);
  const { status, body } = await certify(completion(person));
  assert.equal(status, 200, JSON.stringify(body));
  return { ...person, certificateId: String(body['id']), code: String(body['code']) };
}
const look = async (code: string) => (await ask(project, 'registry', { action: 'verify', code })).body;
const credential = (code: string) => ask(project, 'credentials', { code });
const document = async (name: string): Promise<unknown> =>
  (await fetch(`${project.backend.url}/functions/v1/credentials/${name}`)).json();

const parts = (token: string) => {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const read = (part: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  return { header: read(header), payload: read(payload), signed: `${header}.${payload}`, signature };
};
/** Verifies with Node's own cryptography, which did not create the signature. */
function isSigned(token: string, keys: readonly JsonWebKey[]): boolean {
  const { header, signed, signature } = parts(token);
  const key = keys.find(({ kid }) => kid === header['kid']);
  if (key === undefined || header['alg'] !== 'ES256') return false;
  return verifySignature(
    'sha256',
    Buffer.from(signed),
    { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}
const publishedKeys = async () => ((await document('jwks.json')) as { keys: JsonWebKey[] }).keys;

test('a participant is certified once, with one letter that leads to the certificate', async () => {
  const nora = await participant('nora');
  const first = await certify(completion(nora));
  assert.deepEqual([first.status, first.body['changed'], first.body['mailed']], [200, true, true]);
  const again = await certify(completion(nora, 'Somebody Else'));
  assert.deepEqual(again.body, { ...first.body, changed: false, mailed: false });
  const letters = await mailTo(project, nora.email);
  assert.equal(letters.length, 1);
  assert.equal(letters[0]?.subject, 'You are a Certified Profit Preservation Specialist');
  assert.match(letters[0].text, new RegExp(`/verify/${String(first.body['code'])}`));
  assert.match(letters[0].text, /\/dashboard\/certificate/);
  const own = unwrap(await nora.client.from('certificates').select('name, code'));
  assert.deepEqual(own, [{ name: 'Nora Quill', code: first.body['code'] }]);
});

test('two presses at once issue one certificate', async () => {
  const twice = await participant('twice');
  const answers = await Promise.all([certify(completion(twice)), certify(completion(twice))]);
  assert.deepEqual(answers.map(({ body }) => body['changed']).sort(), [false, true]);
  assert.equal(new Set(answers.map(({ body }) => body['code'])).size, 1);
  assert.equal((await mailTo(project, twice.email)).length, 1);
});

test('nobody but an administrator issues, and bad tokens are nobody', async () => {
  const hopeful = await participant('hopeful');
  for (const as of [coach, client, hopeful])
    assert.equal((await certify(completion(hopeful), as)).status, 403);
  for (const token of await badTokens(project, admin))
    assert.equal((await ask(project, 'certify', completion(hopeful), { token })).status, 401);
  assert.deepEqual(unwrap(await hopeful.client.from('certificates').select('id')), []);
});

test('what is wrong is told by field, and nothing is issued', async () => {
  const person = await participant('fields');
  for (const [field, value, words] of [
    ['name', ' ', 'Write the name as it is to be printed'],
    ['cpeLive', 33.7, '0 to 33.6 live hours'],
    ['cpeSelfStudy', 0.3, 'Hours go in steps of 0.2'],
    ['completedOn', day(3), 'Choose a day from the start of the cohort to today'],
  ] as const) {
    const { status, body } = await certify({ ...completion(person), [field]: value });
    assert.deepEqual([status, body['errors']], [400, { [field]: words }]);
  }
  assert.deepEqual(unwrap(await person.client.from('certificates').select('id')), []);
});

test('anybody learns of a code what its page shows; of any other code, nothing', async () => {
  const { code } = await certified('shown');
  const { certificate } = await look(code.toLowerCase().replaceAll('-', ' '));
  const { issuedOn, expiresOn, ...told } = certificate as Record<string, string>;
  assert.deepEqual(told, {
    code,
    name: 'Nora Quill',
    cohort: 'Cohort of the tests',
    status: 'valid',
    revokedOn: null,
  });
  assert.equal(Number(expiresOn?.slice(0, 4)) - Number(issuedOn?.slice(0, 4)), 2);
  for (const other of ['CPPS-2222-3333-4444', 'nonsense', ''])
    assert.deepEqual(await look(other), { certificate: null });
});

test('one network tries so many codes and no more', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  const tried = await Promise.all(
    Array.from({ length: 62 }, () =>
      ask(project, 'registry', { action: 'verify', code: 'CPPS-2222-3333-4445' }, { headers }),
    ),
  );
  const refused = tried.find(({ status }) => status === 429);
  assert.ok(refused, 'a limit');
  assert.match(String(refused.body['message']), /Many codes have just been looked up/);
});

test('a revoked certificate says so to everybody, and why to its holder alone', async () => {
  const person = await certified('revoked');
  const { token } = (await credential(person.code)).body as { token: string };
  const reason = 'The license behind it has ended.';
  const revoke = () => certify({ action: 'revoke', certificateId: person.certificateId, reason });
  assert.equal((await revoke()).body['status'], 'revoked');
  assert.equal((await revoke()).body['changed'], false);
  const told = JSON.stringify(await look(person.code));
  assert.match(told, /"status":"revoked"/);
  assert.doesNotMatch(told, /license/);
  const [letter] = (await mailTo(project, person.email)).filter(({ subject }) => subject.includes('revoked'));
  assert.match(letter?.text ?? '', /The license behind it has ended\./);
  assert.equal((await credential(person.code)).status, 410);
  const list = (await document('revoked.json')) as { revokedCredential: { id: string }[] };
  assert.ok(list.revokedCredential.some(({ id }) => id === parts(token).payload['jti']));
  assert.doesNotMatch(JSON.stringify(list), new RegExp(person.code));
  assert.equal((await certify({ action: 'renew', certificateId: person.certificateId })).status, 409);
});

test('a mistake is undone within a day, and its code leads to nothing', async () => {
  const { code, certificateId, email } = await certified('mistake');
  assert.equal((await certify({ action: 'undo', certificateId })).status, 200);
  assert.deepEqual(await look(code), { certificate: null });
  assert.match((await mailTo(project, email)).map(({ subject }) => subject).join(), /issued by mistake/);
  assert.equal((await certify({ action: 'undo', certificateId })).status, 404);
});

test('an expired certificate says so, gives no credential, and is renewed under its code', async () => {
  const { code, certificateId } = await certified('expired');
  const past = { issued_on: day(-800), expires_on: day(-3) };
  succeed(await service.from('certificates').update(past).eq('id', certificateId));
  assert.match(JSON.stringify(await look(code)), /"status":"expired"/);
  assert.deepEqual(
    [(await credential(code)).status, (await credential(code)).body['message']],
    [410, 'This certificate is expired'],
  );
  const renewed = await certify({ action: 'renew', certificateId });
  assert.deepEqual([renewed.body['status'], renewed.body['code']], ['valid', code]);
  assert.equal((await certify({ action: 'renew', certificateId })).status, 409);
});

test('the signed credential is verified by somebody else; altered or by another key it is not', async () => {
  const { code, certificateId } = await certified('signed');
  const { token, credential: badge } = (await credential(code)).body as { token: string; credential: object };
  const keys = await publishedKeys();
  assert.ok(
    keys.every((key) => !('d' in key)),
    'nothing private is published',
  );
  assert.ok(isSigned(token, keys));
  const { header, payload, signature } = parts(token);
  assert.deepEqual(await document(`keys/${String(header['kid']).split('/').at(-1) ?? ''}`), keys[0]);
  const { iss, jti, nbf, exp, ...members } = payload;
  assert.deepEqual(members, badge);
  assert.deepEqual([iss, jti], ['http://localhost:3000', `urn:uuid:${certificateId}`]);
  assert.ok(Number(nbf) <= Date.now() / 1000 && Number(exp) > Date.now() / 1000);
  const altered = JSON.stringify({ ...payload, name: 'Another designation' });
  const [head = ''] = token.split('.');
  assert.ok(!isSigned(`${head}.${Buffer.from(altered).toString('base64url')}.${signature}`, keys));
  const { keys: others } = JSON.parse(await withNewKey()) as { keys: JsonWebKey[] };
  assert.ok(
    !isSigned(
      token,
      others.map((key) => ({ ...key, kid: header['kid'] })),
    ),
  );
});

test('with a new key in front, what the one before signed is still verified', async () => {
  const firm = { name: 'Firm' } as never;
  const site = 'https://firm.example';
  const facts = {
    id: crypto.randomUUID(),
    code: 'CPPS-2222-3333-4444',
    name: 'Nora Quill',
    cohort: 'Cohort',
    issuedAt: '2020-01-02T10:00:00Z',
    completedOn: '2020-01-01',
    expiresOn: '2022-01-02',
    validUntil: '2022-01-03T04:59:59Z',
    status: 'expired' as const,
    credits: 40,
  };
  const before = await withNewKey();
  const first = await readCredentialKeys(before, site);
  const old = await signCredential(facts, first, { siteUrl: site, firm });
  const rotated = await readCredentialKeys(await withNewKey(before), site);
  const now = await signCredential(facts, rotated, { siteUrl: site, firm });
  for (const token of [old, now]) assert.ok(isSigned(token, rotated.published));
  assert.ok(!isSigned(now, first.published));
  assert.ok(Number(parts(now).payload['exp']) < Date.now() / 1000, 'one that has expired says so itself');
});

const entry = {
  headline: 'CPA, CPPS, owner',
  firm: 'Quill & Co',
  location: 'Reno, Nevada',
  specialities: ['Pensions'],
  about: '<b>Plans</b> for two.\n\nAnd for one.',
  contact_email: 'nora@quill.example',
};
const people = async () =>
  (
    (await ask(project, 'registry', { action: 'people' })).body as {
      people: { firm: string; about: string[] }[];
    }
  ).people;

test('an entry shows while it is switched on and the certificate is valid', async () => {
  const person = await certified('listed');
  const firm = `Quill ${crypto.randomUUID().slice(0, 8)}`;
  const isListed = async () => (await people()).some((each) => each.firm === firm);
  const set = (values: object) =>
    person.client.from('directory_entries').update(values).eq('user_id', person.id);
  succeed(await person.client.from('directory_entries').insert({ ...entry, firm, shown: true }));
  assert.ok(await isListed());
  const listed = (await people()).find((each) => each.firm === firm);
  assert.deepEqual(listed?.about, ['<b>Plans</b> for two.', 'And for one.'], 'by paragraph');
  succeed(await set({ shown: false }));
  assert.ok(!(await isListed()));
  succeed(await set({ shown: true }));
  assert.ok(await isListed());
  await certify({ action: 'revoke', certificateId: person.certificateId, reason: 'Asked for' });
  assert.ok(!(await isListed()), 'gone at once');
  assert.equal((await set({ about: 'Still here' })).error?.code, '42501');
  assert.equal(
    (await client.client.from('directory_entries').insert({ ...entry, shown: true })).error?.code,
    '42501',
  );
});
