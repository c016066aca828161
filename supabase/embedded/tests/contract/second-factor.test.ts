import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeJwt } from 'jose';
import { Authenticator } from '../../../tests/harness/authenticator.ts';
import { startSample, succeed, unwrap, type LooseClient } from '../../../tests/harness/project.ts';

const project = await startSample();

const levelOf = async (client: LooseClient) => {
  const { currentLevel, nextLevel } = unwrap(await client.auth.mfa.getAuthenticatorAssuranceLevel());
  return [currentLevel, nextLevel];
};
const tokenOf = async (client: LooseClient): Promise<string> =>
  unwrap(await client.auth.getSession()).session?.access_token ?? '';
const methodsOf = async (client: LooseClient): Promise<string[]> => {
  const { amr } = decodeJwt(await tokenOf(client)) as { amr: { method: string; timestamp: number }[] };
  return amr.map(({ method }) => method);
};

async function enroll(client: LooseClient, friendlyName = 'App') {
  const factor = unwrap(await client.auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Firm' }));
  return { id: factor.id, totp: factor.totp, app: new Authenticator(factor.totp.secret) };
}

/** Signs up a user who has a second factor and has verified it in this session. */
async function protectedPerson(name: string) {
  const person = await project.signUp(name);
  const { id, app } = await enroll(person.client);
  unwrap(await person.client.auth.mfa.challengeAndVerify({ factorId: id, code: app.next() }));
  return { ...person, factorId: id, app };
}

test('enrolling tells the secret once, and the factor counts from its first code on', async () => {
  const { client } = await project.signUp('enrol');
  assert.deepEqual(await levelOf(client), ['aal1', 'aal1']);
  const { id, totp, app } = await enroll(client);
  assert.match(totp.qr_code, /^data:image\/svg\+xml;utf-8,<svg/);
  assert.equal(new URL(totp.uri).searchParams.get('secret'), totp.secret);
  assert.equal(new URL(totp.uri).searchParams.get('issuer'), 'Firm');
  assert.deepEqual(unwrap(await client.auth.mfa.listFactors()).totp, []);
  assert.deepEqual(await levelOf(client), ['aal1', 'aal1']);

  const before = await tokenOf(client);
  const raised = unwrap(await client.auth.mfa.challengeAndVerify({ factorId: id, code: app.next() }));
  assert.equal(raised.token_type, 'bearer');
  assert.deepEqual(await levelOf(client), ['aal2', 'aal2']);
  assert.deepEqual(await methodsOf(client), ['totp', 'password']);
  assert.equal(decodeJwt(before)['session_id'], decodeJwt(await tokenOf(client))['session_id']);
  const [factor] = unwrap(await client.auth.mfa.listFactors()).totp;
  assert.deepEqual([factor?.id, factor?.friendly_name, factor?.status], [id, 'App', 'verified']);
  assert.equal(factor !== undefined && 'secret' in factor, false);
});

test('a refresh keeps the assurance, and the refresh token of before the code opens nothing', async () => {
  const person = await project.signUp('refresh');
  const older = unwrap(await person.client.auth.getSession()).session?.refresh_token ?? '';
  const { id, app } = await enroll(person.client);
  unwrap(await person.client.auth.mfa.challengeAndVerify({ factorId: id, code: app.next() }));
  unwrap(await person.client.auth.refreshSession());
  assert.deepEqual(await levelOf(person.client), ['aal2', 'aal2']);
  assert.deepEqual((await methodsOf(person.client)).sort(), ['password', 'totp']);
  assert.ok((await project.visitor().auth.refreshSession({ refresh_token: older })).error);
});

test('after a sign-in the second step is asked for, by getUser as well', async () => {
  const person = await protectedPerson('second');
  const { client } = await project.signIn(person.email, person.password);
  assert.deepEqual(await levelOf(client), ['aal1', 'aal2']);
  assert.equal(unwrap(await client.auth.getUser()).user.factors?.length, 1);
  unwrap(await client.auth.mfa.challengeAndVerify({ factorId: person.factorId, code: person.app.next() }));
  assert.deepEqual(await levelOf(client), ['aal2', 'aal2']);
});

test('verifying ends the sessions that have not given the factor', async () => {
  const person = await project.signUp('others');
  const other = await project.signIn(person.email, person.password);
  const { id, app } = await enroll(person.client);
  unwrap(await person.client.auth.mfa.challengeAndVerify({ factorId: id, code: app.next() }));
  assert.ok((await other.client.auth.getUser()).error);
  assert.ok((await other.client.auth.refreshSession()).error);
});

test('a code counts once, one step either way, and only right', async () => {
  const { client, factorId, app } = await protectedPerson('once');
  const give = async (code: string) =>
    (await client.auth.mfa.challengeAndVerify({ factorId, code })).error?.code;
  const code = app.next();
  assert.equal(await give(code), undefined);
  assert.equal(await give(code), 'mfa_verification_failed');
  assert.equal(await give(app.codeAt(Date.now() - 120_000)), 'mfa_verification_failed');
  assert.equal(await give(app.codeAt(Date.now() + 120_000)), 'mfa_verification_failed');
  for (const wrong of ['', '12345', '1234567', 'abcdef']) {
    assert.equal(await give(wrong), 'mfa_verification_failed', wrong);
  }
});

test('of one code at the same instant one attempt succeeds', async () => {
  const { client, factorId, app } = await protectedPerson('race');
  const code = app.next();
  const answers = await Promise.all(
    [1, 2, 3].map(async () => {
      const { id } = unwrap(await client.auth.mfa.challenge({ factorId }));
      return client.auth.mfa.verify({ factorId, challengeId: id, code });
    }),
  );
  assert.equal(answers.filter(({ error }) => error === null).length, 1);
});

test('a challenge is met once, for its own factor, and by whom it was opened for', async () => {
  const { client, factorId, app } = await protectedPerson('challenge');
  const { id: challengeId, type, expires_at } = unwrap(await client.auth.mfa.challenge({ factorId }));
  assert.equal(type, 'totp');
  assert.ok(expires_at > Date.now() / 1000);
  unwrap(await client.auth.mfa.verify({ factorId, challengeId, code: app.next() }));
  const again = await client.auth.mfa.verify({ factorId, challengeId, code: app.next() });
  assert.equal(again.error?.code, 'mfa_ip_address_mismatch');
  const unknown = await client.auth.mfa.verify({
    factorId,
    challengeId: crypto.randomUUID(),
    code: '123456',
  });
  assert.equal(unknown.error?.code, 'mfa_factor_not_found');
  const stranger = await project.signUp('stranger');
  const theirs = await stranger.client.auth.mfa.challenge({ factorId });
  assert.deepEqual([theirs.error?.status, theirs.error?.code], [404, 'mfa_factor_not_found']);
});

test('factors have names of their own, and a further one needs the first', async () => {
  const person = await protectedPerson('names');
  const twice = await person.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
  assert.equal(twice.error?.code, 'mfa_factor_name_conflict');
  unwrap(await person.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Second' }));
  const { client } = await project.signIn(person.email, person.password);
  const low = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Third' });
  assert.deepEqual([low.error?.status, low.error?.code], [403, 'insufficient_aal']);
});

test('without the factor it is not removed, and neither address nor password is changed', async () => {
  const person = await protectedPerson('low');
  const { client } = await project.signIn(person.email, person.password);
  const { factorId } = person;
  assert.equal((await client.auth.mfa.unenroll({ factorId })).error?.code, 'insufficient_aal');
  assert.equal((await client.auth.updateUser({ password: 'another-one' })).error?.code, 'insufficient_aal');
  assert.equal((await client.auth.updateUser({ email: 'a@b.example' })).error?.code, 'insufficient_aal');
  succeed(await client.auth.updateUser({ data: { theme: 'dark' } }));
  succeed(await person.client.auth.updateUser({ password: 'another-one' }));
});

test('removed, it is asked for no more, and what was proved with it counts no more', async () => {
  const person = await protectedPerson('off');
  unwrap(await person.client.auth.mfa.recoveryCodes.generate());
  unwrap(await person.client.auth.mfa.unenroll({ factorId: person.factorId }));
  unwrap(await person.client.auth.refreshSession());
  assert.deepEqual(await levelOf(person.client), ['aal1', 'aal1']);
  assert.deepEqual(unwrap(await person.client.auth.mfa.listFactors()).all, []);
});

test('recovery codes: ten, told once, each opens once', async () => {
  const person = await protectedPerson('codes');
  const { recoveryCodes } = person.client.auth.mfa;
  assert.equal((await recoveryCodes.getStatus()).error?.code, 'mfa_factor_not_found');
  const set = unwrap(await recoveryCodes.generate());
  assert.equal(set.codes.length, 10);
  assert.equal(new Set(set.codes).size, 10);
  for (const code of set.codes) assert.match(code, /^[0-9a-z]{16}$/);
  assert.equal((await recoveryCodes.generate()).error?.code, 'mfa_verified_factor_exists');

  const [first = '', second = ''] = set.codes;
  const { client } = await project.signIn(person.email, person.password);
  const typed = ` ${first.toUpperCase().replaceAll(/(.{4})(?=.)/g, '$1-')} `;
  unwrap(await client.auth.mfa.recoveryCodes.verify({ code: typed }));
  assert.deepEqual(await levelOf(client), ['aal2', 'aal2']);
  assert.deepEqual(await methodsOf(client), ['mfa/recovery_code', 'password']);
  const status = unwrap(await client.auth.mfa.recoveryCodes.getStatus());
  assert.deepEqual([status.total, status.remaining], [10, 9]);

  const { client: next } = await project.signIn(person.email, person.password);
  const used = await next.auth.mfa.recoveryCodes.verify({ code: first });
  assert.equal(used.error?.code, 'mfa_verification_failed');
  assert.equal((await next.auth.mfa.recoveryCodes.regenerate()).error?.code, 'insufficient_aal');
  const fresh = unwrap(await client.auth.mfa.recoveryCodes.regenerate());
  const old = await next.auth.mfa.recoveryCodes.verify({ code: second });
  assert.equal(old.error?.code, 'mfa_verification_failed');
  unwrap(await next.auth.mfa.recoveryCodes.verify({ code: fresh.codes[0] ?? '' }));
});

test('recovery codes are no factor of their own', async () => {
  const { client } = await project.signUp('sole');
  assert.equal((await client.auth.mfa.recoveryCodes.generate()).error?.code, 'insufficient_aal');
});

test('guessing is slowed down, for the right code too', async () => {
  const person = await protectedPerson('guess');
  const { client } = await project.signIn(person.email, person.password);
  const { factorId } = person;
  for (let n = 0; n < 10; n += 1) await client.auth.mfa.challengeAndVerify({ factorId, code: '000000' });
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: person.app.next() });
  assert.deepEqual([error?.status, error?.code], [429, 'over_request_rate_limit']);
  const byCode = await client.auth.mfa.recoveryCodes.verify({ code: 'x' });
  assert.equal(byCode.error?.code, 'mfa_factor_not_found');
});

test('nobody signed in has no factors', async () => {
  const answer = await fetch(`${project.backend.url}/auth/v1/factors`, {
    method: 'POST',
    headers: { apikey: project.backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ factor_type: 'totp' }),
  });
  assert.equal(answer.status, 401);
});
