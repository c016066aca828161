import { integrityOf, hashSource } from './integrity.ts';

// Reference values: openssl dgst -sha256 -binary | base64.
test('states the integrity of a file as browsers check it', () => {
  const expected = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';
  expect(integrityOf("alert('Hello, world.');")).toBe(expected);
  expect(integrityOf(new TextEncoder().encode("alert('Hello, world.');"))).toBe(expected);
});

test('states the hash of an inline script as the policy names it, without quotes', () => {
  expect(hashSource("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});

test('one byte makes another value', () => {
  expect(integrityOf('a')).not.toBe(integrityOf('b'));
  expect(hashSource('a')).not.toBe(hashSource('b'));
});
