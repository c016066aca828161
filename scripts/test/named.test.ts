import { runnerOf, runNamed } from './named.ts';

test.each([
  ['shared-ui/src/components/field/text-field.test.tsx', 'unit'],
  ['mfe-marketing/src/content', 'unit'],
  ['scripts/commands/dev.integration.ts', 'integration'],
  ['shell/server/worker.integration.ts', 'integration'],
  ['supabase/tests/database/leads.sql', 'database'],
  ['e2e/forms.spec.ts', 'journey'],
])('%s is run as a test of kind %s', (file, runner) => {
  expect(runnerOf(file)).toBe(runner);
});

test('a name that is no file is said, and nothing is run', () => {
  expect(() => runNamed(['e2e/no-such.spec.ts'], () => 'none')).toThrow(
    'No test file or folder e2e/no-such.spec.ts.',
  );
});
