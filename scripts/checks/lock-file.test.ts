import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Package {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const file = path.resolve(import.meta.dirname, '../../package-lock.json');
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
  packages: Readonly<Record<string, Package>>;
};

/** Finds a package as npm does: in the importing package's `node_modules` or in a folder above. */
function find(from: string, name: string): Package | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
    if (found || folder === '') return found;
    if (!folder.includes('/node_modules/')) return packages[`node_modules/${name}`];
  }
}

test('the lock names every optional package, so that a machine of another kind can install too', () => {
  const named = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ from, name })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ from, name }) => !find(from, name))).toEqual([]);
});

test('the lock says what is installed, not from which registry', () => {
  expect(Object.values(packages).filter(({ link, resolved }) => !link && resolved !== undefined)).toEqual([]);
});
