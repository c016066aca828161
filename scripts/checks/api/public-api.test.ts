import { sharedModules, sharedPackages } from '@scripts/build/packages';
import { findApiFaults, recordedApi } from './public-api.ts';

const size = { narrow: 'n1', widen: 'w1' };
const name = { name: 'a1' };
const recorded = { version: '1.4.0', modules: { 'kit/size': size, 'kit/name': name } };

const faults = (version: string, modules: Record<string, Record<string, string>> = recorded.modules) =>
  findApiFaults('kit', recorded, { version, modules });
const outdatedRecord = (version: string) => [`kit ${version}: its api.json is of 1.4.0`];

test('an unchanged API needs no new version, but each version needs its record', () => {
  expect(faults('1.4.0')).toEqual([]);
  expect(faults('1.4.1')).toEqual(outdatedRecord('1.4.1'));
});

test.each([
  [
    'a removed export',
    { 'kit/size': { widen: 'w1' }, 'kit/name': name },
    'kit/size no longer exports narrow',
  ],
  ['a removed module', { 'kit/size': size }, 'kit/name was removed'],
])('%s needs a major version', (_change, modules, what) => {
  for (const version of ['1.4.0', '1.4.1', '1.5.0'])
    expect(faults(version, modules)).toEqual([`kit ${version}: ${what}; this needs a new major version`]);
  expect(faults('2.0.0', modules)).toEqual(outdatedRecord('2.0.0'));
});

test.each([
  ['a new export', { 'kit/size': { ...size, half: 'h1' }, 'kit/name': name }, 'kit/size also exports half'],
  ['a new module', { ...recorded.modules, 'kit/unit': { Unit: 'u1' } }, 'kit/unit is new'],
  [
    'a changed type',
    { 'kit/size': { ...size, widen: 'w2' }, 'kit/name': name },
    'kit/size has other types of widen',
  ],
])('%s needs a minor version', (_change, modules, what) => {
  expect(faults('1.4.1', modules)).toEqual([`kit 1.4.1: ${what}; this needs a new minor version`]);
  for (const version of ['1.5.0', '2.0.0']) expect(faults(version, modules)).toEqual(outdatedRecord(version));
});

test('parts that travel together share one name space: no two export the same name', () => {
  // `api.json` lists the exports, and another check compares it with the sources.
  const exported = new Map(sharedPackages.flatMap((name) => Object.entries(recordedApi(name).modules)));
  for (const { key, parts } of sharedModules()) {
    const all = parts.flatMap(({ request }) => Object.keys(exported.get(request) ?? {}));
    expect([key, all.filter((name, index) => all.indexOf(name) !== index)]).toEqual([key, []]);
  }
});
