import { federationName, frames, homePackage, packageName, remotes } from './remotes.ts';

test('one remote owns the home page, and no frame has two owners', () => {
  expect(remotes.filter(({ ownsHome }) => ownsHome).map((remote) => remote.package)).toEqual([homePackage]);
  expect(new Set(frames.map(({ path }) => path)).size).toBe(frames.length);
});

test('every remote is called by a name that leads back to its package', () => {
  for (const remote of remotes) {
    expect(federationName(remote.package)).toMatch(/^[a-z_]+$/);
    expect(packageName(federationName(remote.package))).toBe(remote.package);
  }
});
