import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@scripts/core/files';
import { columnFiles, featureFiles, migrationFiles, pageFiles, type Source } from './templates.ts';

const at = (file: string) => path.join(root, file);
const source: Source = {
  read: (file) => readFileSync(at(file), 'utf8'),
  list: (folder) => readdirSync(at(folder)),
  exists: (file) => existsSync(at(file)),
  now: new Date('2099-01-02T03:04:05Z'),
};

test.each([
  ['page', pageFiles(['new-page'], source), 'mfe-marketing', 'pages/new-page-page.tsx', "'new-page': () =>"],
  [
    'feature',
    featureFiles(['new-one'], source),
    'mfe-dashboard',
    'features/new-one/page.tsx',
    "id: 'dashboard:new-one'",
  ],
])('a %s has a route, and imports files that exist', (_, { files }, remote, page, route) => {
  expect(Object.keys(files)).toContain(`${remote}/src/${page}`);
  expect(files[`${remote}/src/routes.tsx`]).toContain(route);
  for (const [file, text] of Object.entries(files))
    for (const [, imported = ''] of text.matchAll(/(?:from |import\([^']*)'(\.[^']+)'/g)) {
      const target = path.join(path.dirname(file), imported);
      expect([file, target, target in files || source.exists(target)]).toEqual([file, target, true]);
    }
});

test('a column is in the list, its filter, the table, and a migration', () => {
  const { files } = columnFiles(['leads', 'region'], source);
  expect(files['shared-contract/src/lists/leads.ts']).toContain("kind: 'choice', key: 'region'");
  // The migration appends it, and the schema test compares positions.
  expect(files['supabase/schemas/04_leads.sql']).toMatch(
    / stored,\n {2}region text check[^\n]*,\n {2}constraint leads_/,
  );
  expect(files['supabase/migrations/20990102030405_leads_region.sql']).toMatch(
    /^alter table public.leads add column region /,
  );
});

test('a migration is dated now, and never before the last one', () => {
  expect(Object.keys(migrationFiles(['lead-zone'], source).files)).toEqual([
    'supabase/migrations/20990102030405_lead_zone.sql',
  ]);
  expect(() => migrationFiles(['lead-zone'], { ...source, now: new Date('2020-01-01') })).toThrow(
    /after now/,
  );
});

test.each([
  ['a name that exists', () => pageFiles(['home'], source), 'pages/home-page.tsx exists'],
  ['a name in capitals', () => featureFiles(['Referrals'], source), 'kebab-case'],
  ['a second word', () => migrationFiles(['lead', 'zone'], source), 'Got "lead zone"'],
  ['a list without a table', () => columnFiles(['users', 'region'], source), 'Choose one of the lists'],
  ['a column that exists', () => columnFiles(['leads', 'phone'], source), 'has a column phone'],
])('%s is rejected', (_, write, message) => {
  expect(write).toThrow(message);
});
