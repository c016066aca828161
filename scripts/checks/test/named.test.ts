import { databasePart, runnerOf, runNamed } from './named.ts';

test.each([
  ['shared-ui/src/components/field/text-field.test.tsx', 'unit'],
  ['mfe-marketing/src/content', 'unit'],
  ['scripts/checks/commands/dev.integration.ts', 'integration'],
  ['shell/server/worker.integration.ts', 'integration'],
  ['supabase/tests/database/leads.test.sql', 'database'],
  ['e2e/forms.spec.ts', 'journey'],
])('%s is run as a test of kind %s', (file, runner) => {
  expect(runnerOf(file)).toBe(runner);
});

test.each([
  ['supabase/tests/database/leads.test.sql', 'tests/pgtap/'],
  ['supabase/tests/database', 'tests/pgtap/'],
  ['supabase/tests/product/plans.test.ts', 'product/plans.test.ts'],
  ['supabase/embedded/mail', 'embedded/mail'],
])('the database runner selects %s by %s', (file, part) => {
  expect(databasePart(file)).toBe(part);
});

test('a name that is no file is said, and nothing is run', () => {
  expect(() => runNamed(['e2e/no-such.spec.ts'], () => 'none')).toThrow(
    'No test file or folder e2e/no-such.spec.ts.',
  );
});
