import { federationName, layouts, homePackage, packageName, remotes } from './remotes.ts';

test('one remote owns the home page, and no layout has two owners', () => {
  expect(remotes.filter(({ ownsHome }) => ownsHome).map((remote) => remote.package)).toEqual([homePackage]);
  expect(new Set(layouts.map(({ path }) => path)).size).toBe(layouts.length);
});

test('every remote is called by a name that leads back to its package', () => {
  for (const remote of remotes) {
    expect(federationName(remote.package)).toMatch(/^[a-z_]+$/);
    expect(packageName(federationName(remote.package))).toBe(remote.package);
  }
});
