import { Script } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { compileBootScript } from './host-parts.ts';

const script = compileBootScript();

test('is one classic script: nothing to load before it runs', () => {
  expect(script).not.toMatch(/\bimport\b|\brequire\b|\bexport\b/);
  expect(() => new Script(script)).not.toThrow();
});

test('cannot end the element that it stands in', () => {
  expect(script).not.toMatch(/<\/script|<!--/i);
});

test('is the same every time: the policy names its hash', () => {
  expect(compileBootScript()).toBe(script);
});

test('stays small: it stands in every page', () => {
  expect(brotliCompressSync(script).length).toBeLessThan(2_600);
});
