import type { Factor } from '@supabase/supabase-js';
import { createSecondFactor } from './second-factor.ts';
import type { Machine } from './session.ts';
import { createFakeBackend, fakeErrors } from './testing/index.ts';
import type { DataClient } from './supabase-client.ts';

type Answer = { data: unknown; error: unknown };
const factor = (id: string, factor_type: string, status = 'verified', friendly_name = id) =>
  ({ id, factor_type, status, friendly_name }) as unknown as Factor;

/** Stubs an auth server that stores factors and records its calls. */
function serverWith(kept: Factor[], answers: Record<string, Answer> = {}) {
  const asked: string[] = [];
  let factors = kept;
  const answer = (name: string, data: () => unknown): Promise<Answer> => {
    asked.push(name);
    return Promise.resolve(answers[name] ?? { data: data(), error: null });
  };
  const of = (type: string) =>
    factors.filter(({ factor_type, status }) => factor_type === type && status === 'verified');
  const remove = (keep: (one: Factor) => boolean) => {
    factors = factors.filter(keep);
    return {};
  };
  const mfa = {
    listFactors: () =>
      Promise.resolve({
        data: { all: factors, totp: of('totp'), recovery_code: of('recovery_code') },
        error: null,
      }),
    challengeAndVerify: ({ factorId, code }: { factorId: string; code: string }) =>
      answer(`verify ${factorId} ${code}`, () => ({})),
    enroll: ({ friendlyName }: { friendlyName: string }) =>
      answer(`enroll ${friendlyName}`, () => ({ id: 'new', totp: { secret: 'S', uri: 'U', qr_code: '' } })),
    unenroll: ({ factorId }: { factorId: string }) =>
      answer(`unenroll ${factorId}`, () => remove(({ id }) => id !== factorId)),
    recoveryCodes: {
      verify: ({ code }: { code: string }) => answer(`redeem ${code}`, () => ({})),
      generate: () => answer('generate', () => ({ codes: ['one'] })),
      regenerate: () => answer('regenerate', () => ({ codes: ['two'] })),
      unenroll: () =>
        answer('unenroll codes', () => remove(({ factor_type }) => factor_type !== 'recovery_code')),
      getStatus: () => answer('status', () => ({ remaining: 3, total: 10 })),
    },
  };
  const client = { auth: { mfa, refreshSession: () => answer('refresh', () => ({})) } };
  const { store } = createFakeBackend().createSession();
  store.setState({ user: { id: 'me', email: 'a@b.example', factors: kept } as never });
  const machine: Machine = {
    store,
    connect: () => Promise.resolve(client as unknown as DataClient),
    loadClientApart: () => Promise.reject(new Error('not here')),
    storedUser: () => 'me',
    reloadProfile: () => Promise.resolve(),
  };
  return { asked, ...createSecondFactor(machine) };
}

const wrong = { data: null, error: fakeErrors.wrongCode() };

test('any authenticator of the account may be the one at hand', async () => {
  const both = [factor('phone', 'totp'), factor('tablet', 'totp')];
  const server = serverWith(both, { 'verify phone 123456': wrong });
  await server.giveCode('123456');
  expect(server.asked).toEqual(['verify phone 123456', 'verify tablet 123456', 'refresh']);
});

test('what is no wrong code is not tried with another one', async () => {
  const both = [factor('phone', 'totp'), factor('tablet', 'totp')];
  const limit = { data: null, error: fakeErrors.requestLimit() };
  const server = serverWith(both, { 'verify phone 123456': limit });
  await expect(server.giveCode('123456')).rejects.toThrow('Too many requests.');
  expect(server.asked).toHaveLength(1);
});

test('what a session was raised with goes last, whichever it was', async () => {
  const kept = () => [factor('phone', 'totp'), factor('codes', 'recovery_code')];
  const byCode = serverWith(kept());
  await byCode.turnOff({ code: '123456' });
  expect(byCode.asked).toEqual(['verify phone 123456', 'unenroll codes', 'unenroll phone', 'refresh']);
  const second = serverWith([factor('phone', 'totp'), factor('tablet', 'totp')]);
  await second.turnOff({ code: '123456' });
  expect(second.asked.filter((name) => name.startsWith('unenroll'))).toEqual([
    'unenroll tablet',
    'unenroll phone',
  ]);
  const byRecovery = serverWith(kept());
  await byRecovery.turnOff({ recoveryCode: 'abc' });
  expect(byRecovery.asked).toEqual(['redeem abc', 'unenroll phone', 'unenroll codes', 'refresh']);
});

test('a wrong code turns nothing off', async () => {
  const server = serverWith([factor('phone', 'totp')], { 'verify phone 000000': wrong });
  await expect(server.turnOff({ code: '000000' })).rejects.toThrow('That code is not right.');
  expect(server.asked).toEqual(['verify phone 000000']);
});

test('recovery codes are made once, renewed after that, and none where the server has none', async () => {
  const fresh = serverWith([factor('phone', 'totp')]);
  await expect(fresh.makeCodes()).resolves.toEqual(['one']);
  expect(fresh.asked).toEqual(['generate', 'refresh']);
  const renewed = serverWith([factor('phone', 'totp'), factor('codes', 'recovery_code')]);
  await expect(renewed.makeCodes()).resolves.toEqual(['two']);
  const off = fakeErrors.api(422, 'mfa_recovery_codes_enroll_not_enabled', 'off');
  const without = serverWith([factor('phone', 'totp')], { generate: { data: null, error: off } });
  await expect(without.makeCodes()).resolves.toBeNull();
});

test('an app that was begun with and left makes room for the next', async () => {
  const server = serverWith([factor('left', 'totp', 'unverified', 'Authenticator app')]);
  await expect(server.enroll('Authenticator app', 'Firm')).resolves.toEqual({
    id: 'new',
    secret: 'S',
    uri: 'U',
  });
  expect(server.asked).toEqual(['unenroll left', 'enroll Authenticator app']);
});
