import { runSteps, stopSteps, type RunOptions, type Step } from './run-steps.ts';

const mockRecords = new Map<string, unknown>();
let mockInputs = 'one';
jest.mock('./passed.ts', () => ({
  digestOf: (...facts: unknown[]) => JSON.stringify([mockInputs, facts]),
  readPassed: (digest: string) => mockRecords.get(digest),
  writePassed: (digest: string, value: unknown) => mockRecords.set(digest, value),
}));

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
  mockRecords.clear();
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

describe('a step with inputs', () => {
  const tests = (source = 'console.log("Tests: 40 passed, 40 total")'): Step => ({
    ...step('Unit tests', source, 'jest'),
    inputs: ['shell'],
    opensBrowsers: true,
  });

  test('is not run again while its inputs are equal, and says so', async () => {
    await runSteps([[tests()]]);
    said = [];
    await runSteps([[tests()]]);
    expect(line('Unit tests')).toBe('✓ Unit tests (40 passed, 0 failed; all from the cache)');
    expect(said.slice(-2)).toEqual([
      'From the cache: 40 of 40. --no-cache runs everything.',
      '40 passed, 0 failed',
    ]);
  });

  test.each<[string, RunOptions, string]>([
    ['another input', {}, 'two'],
    ['another browser', { browsers: ['Chromium 2'] }, 'one'],
    ['--no-cache', { noCache: true }, 'one'],
  ])('is run again with %s', async (_, options, inputs) => {
    mockInputs = 'one';
    await runSteps([[tests()]]);
    mockInputs = inputs;
    said = [];
    await runSteps([[tests()]], options);
    expect(said.join('\n')).not.toContain('cache');
  });

  test.each([
    ['calls back after it passed', 'one', 1],
    ['records nothing if an input changed meanwhile', 'two', 0],
  ])('%s', async (_, after, calls) => {
    mockInputs = 'one';
    const onPassed = jest.fn(() => Promise.resolve());
    const result = runSteps([[{ ...tests(), onPassed }]]);
    mockInputs = after;
    await result;
    expect([onPassed.mock.calls.length, mockRecords.size]).toEqual([calls, calls]);
  });

  test('is run again after it failed, or left something out', async () => {
    const runs = [
      tests('console.log("Tests: 1 failed, 40 passed, 41 total"); process.exit(1)'),
      tests('console.log("note: no Java\\nTests: 40 passed, 40 total")'),
    ];
    for (const run of runs) {
      await runSteps([[run]]);
      await runSteps([[run]]);
    }
    expect(said.join('\n')).not.toContain('cache');
  });
});

test('shows only the logs of the packages that failed', async () => {
  const log =
    'a:types: cache miss\na:types: fine\nb:types: cache miss\nb:types: error TS1\n Failed:    b#types\n';
  await runSteps([[step('Types', `console.log(${JSON.stringify(log)}); process.exit(1)`, 'turbo')]]);
  expect(said.join('\n')).toContain('b:types\ncache miss\nerror TS1');
  expect(said.join('\n')).not.toContain('fine');
});

test('says what it leaves out', async () => {
  await runSteps([[{ name: 'Commands', because: 'no changed file reaches it' }, step('Types', '')]]);
  expect(said).toContain('– Commands: left out, no changed file reaches it');
  expect(said.at(-1)).toBe('1 passed, 0 failed');
});

test('ends the step under way when asked to, and starts no other', async () => {
  const result = runSteps([[step('Endless', 'setInterval(() => {}, 1000)'), step('Next', '')]]);
  stopSteps();
  await expect(result).resolves.toBe(1);
  expect(line('Next')).toBeUndefined();
});

test('is not 0 when it is stopped between two steps', async () => {
  const stopped = () => {
    stopSteps();
    return Promise.resolve({ name: 'Commands', because: 'no changed file reaches it' });
  };
  await expect(runSteps([[stopped, step('Next', '')]])).resolves.toBe(1);
});
