import { runSteps, stopSteps, type Step } from './run-steps.ts';

const node = process.execPath;
const step = (name: string, source: string, kind: Step['kind'] = 'check', env?: Step['env']): Step => ({
  name,
  kind,
  command: [node, '-e', source],
  ...(env ? { env } : {}),
});

let said: string[];

beforeEach(() => {
  said = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text).trimEnd());
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const line = (name: string) => said.find((text) => text.includes(name));

test('adds up what every tool counted, closes with one line, and is 0 when nothing failed', async () => {
  const status = await runSteps([
    [step('Types', '')],
    [step('Unit tests', 'console.log("Tests: 40 passed, 40 total")', 'jest')],
  ]);
  expect(status).toBe(0);
  expect(said.at(-1)).toBe('41 passed, 0 failed');
  expect(line('Types')).toMatch(/^✓ Types in \d+\.\d s$/);
  expect(line('Unit tests')).toMatch(/^✓ Unit tests \(40 passed, 0 failed\) in /);
});

test('shows what a failed step said, on either stream, and goes on with the rest', async () => {
  const status = await runSteps([
    [
      step('Lint', 'console.log("a.ts:1 no-undef"); console.error("1 problem"); process.exit(1)'),
      step('Types', 'console.log("quiet")'),
    ],
  ]);
  expect(status).toBe(1);
  expect(said.at(-1)).toBe('1 passed, 1 failed');
  expect(line('✗ Lint')).toBeDefined();
  expect(said.join('\n')).toContain('a.ts:1 no-undef\n1 problem');
  expect(said.join('\n')).not.toContain('quiet');
});

test('passes settings on, and repeats a note of a step that passed', async () => {
  const source = 'console.log(`note: ${process.env.WHERE} was left out`)';
  await runSteps([[step('Database', source, 'check', { WHERE: 'PostgreSQL' })]]);
  expect(said).toContain('note: PostgreSQL was left out');
});

test('counts a tool that is not there as a failure', async () => {
  const missing: Step = { name: 'Gone', kind: 'check', command: ['/nowhere/tool'] };
  await expect(runSteps([[missing]])).resolves.toBe(1);
  expect(said.join('\n')).toContain('ENOENT');
});

test('ends the step under way when asked to', async () => {
  const result = runSteps([[step('Endless', 'setInterval(() => {}, 1000)')]]);
  stopSteps();
  await expect(result).resolves.toBe(1);
});
