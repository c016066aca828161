import { globSync } from 'node:fs';
import path from 'node:path';
import { root, hashInputs } from '@scripts/core/files';
import { remotes } from 'shared-contract/remotes';
import type { LaneStep, Step } from './run-steps.ts';

const node = process.execPath;
const bin = (name: string) => path.join(root, 'node_modules', name);
/** Files that a result can depend on: all except prose and the results of the bench. */
const everything = ['.', ':!docs/*.md', ':!bench/results', ':!README.md', ':!CONTRIBUTING.md'];
/** Files that the built product and its commands can depend on. */
const product = [...everything, ':!e2e', ':!*.test.ts', ':!*.test.tsx'];
/** Files of the root project and what they import: no public pages. */
const tooling = [...everything, ':!mfe-marketing', ':!mfe-cpps'];
const shared = ['shared-contract', 'shared-ui', 'shared-auth', 'shared-release'];
/** Packages with the turbo tasks `types`, `lint`, and `unit`. The root project contains the rest. */
export const packages = [...shared, 'shell', ...remotes.map((remote) => remote.package)];

type Inputs = Pick<Step, 'inputs'>;

const check = (name: string, command: Step['command'], inputs: Inputs = {}): Step => ({
  name,
  kind: 'check',
  command,
  ...inputs,
});

/** A check of the project's own script, with its arguments. */
const scriptCheck = (name: string, script: string, inputs: Inputs = {}): Step => {
  const [file = '', ...args] = script.split(' ');
  return check(name, [node, path.join(root, file), ...args], inputs);
};

/** For steps whose tests open a browser. */
const inBrowsers = (step: Step): Step => ({ ...step, opensBrowsers: true });

const nodeTests = (name: string, files: string, inputs: readonly string[], ...options: string[]): Step => ({
  name,
  kind: 'node',
  command: [node, '--test', ...options, path.join(root, files)],
  inputs,
});

/**
 * Tasks of the packages. turbo reuses the result of a package if its files, the files of the packages that it depends on,
 * and `globalDependencies` of `turbo.json` are equal.
 */
const packageStep = (name: string, ...tasks: readonly string[]): Step => ({
  name,
  kind: 'turbo',
  command: [
    ...([bin('.bin/turbo'), 'run', ...tasks, '--continue=always', '--concurrency=50%'] as const),
    ...['--ui=stream', '--log-order=grouped', '--log-prefix=task', '--no-update-notifier'],
  ],
  // turbo passes on only the variables that its configuration names.
  env: { NODE_VERSION: process.version, TURBO_TELEMETRY_DISABLED: '1' },
});

export const typeStep = check(
  'Types of scripts, backend, and end-to-end tests',
  [
    // The native compiler checks types in a tenth of the time. Lint needs the other one.
    ...([node, bin('typescript-native/bin/tsc'), '--project', root, '--incremental'] as const),
    ...['--tsBuildInfoFile', bin('.cache/ninecourse/root.tsbuildinfo')],
  ],
  { inputs: tooling },
);

export const lintRuleStep = nodeTests(
  'Lint rules reject bad examples',
  'scripts/checks/lint/*.integration.ts',
  [...['scripts/checks/lint', 'eslint.config.mjs', '.oxlintrc.json', 'shared-contract', '*/package.json']],
);

/** Has the digest of the project's rules in its name, because ESLint doesn't notice that one of them has changed. */
const eslintCache = bin(
  `.cache/ninecourse/eslint-${hashInputs(root, ['eslint.config.mjs', 'scripts/checks/lint'])}`,
);

/** Formatting, lint with import boundaries, types, and unused code. */
export const codeSteps: readonly Step[] = [
  check('Formatting', [bin('.bin/oxfmt'), '--check', root], { inputs: ['.'] }),
  packageStep('Lint and types of the packages', 'lint', 'types'),
  check(
    'Lint of scripts, backend, and end-to-end tests',
    [
      ...([bin('.bin/oxlint'), '--deny-warnings'] as const),
      ...packages.map((name) => `--ignore-pattern=${name}/**`),
      root,
    ],
    { inputs: tooling },
  ),
  typeStep,
  check(
    'Import boundaries and project rules',
    [
      ...([node, bin('eslint/bin/eslint.js'), '--max-warnings', '0'] as const),
      ...['--cache', '--cache-strategy', 'content', '--cache-location', eslintCache, root],
    ],
    { inputs: everything },
  ),
  lintRuleStep,
  scriptCheck('Versions of the shared packages match their API', 'scripts/checks/api/check.ts', {
    inputs: [...shared, 'types', 'scripts/checks/api', 'scripts/build', 'scripts/core'],
  }),
  scriptCheck('Dates of the migrations', 'scripts/schema.ts --check'),
  check('Unused code', [node, bin('knip/bin/knip.js'), '--no-progress'], { inputs: everything }),
];

/** Tests of the files made from typed content: documents, workbooks, and pictures. */
export const documentStep = nodeTests(
  'Documents, office files, and share cards',
  'scripts/documents/**/*.integration.ts',
  [
    ...[...shared, 'scripts/core', 'scripts/documents', 'supabase/resources', 'supabase/tools'],
    ...['mfe-*/package.json', 'mfe-marketing/src/content/papers', 'mfe-cpps/src/content'],
    ...['mfe-dashboard/src/features/coach', 'mfe-dashboard/src/features/resources'],
  ],
);

/** All unit and component tests, or those that the arguments of Jest select. */
export const jestStep = (...args: readonly string[]): Step => ({
  name: 'Unit and component tests',
  kind: 'jest',
  command: [node, bin('jest/bin/jest.js'), '--maxWorkers=50%', '--silent', ...args],
});

/** All unit and component tests, by package. Tests of scripts read files of all packages. */
export const unitSteps: readonly Step[] = [
  packageStep('Unit and component tests of the packages', 'unit'),
  { ...jestStep('./scripts/'), name: 'Unit tests of scripts', inputs: everything },
];

/**
 * Run early, because the copies of the project for the command tests share the builds. Without builds, the copies would
 * create their own.
 */
export const buildSteps: readonly Step[] = [
  scriptCheck('Row types match the migrations', 'supabase/embedded/generate-types.ts --check'),
  scriptCheck('Build', 'scripts/build.ts'),
  scriptCheck('Dates of changed pages', 'scripts/page-dates.ts --check'),
];

export const siteSteps = {
  releases: inBrowsers(nodeTests('Releases', 'scripts/release/*.integration.ts', product)),
  site: nodeTests('The built site without a browser', 'scripts/checks/site/*.integration.ts', product),
  edge: nodeTests('The edge in workerd', 'shell/server/worker.integration.ts', ['shell', ...shared]),
};

/** Tests that start the complete product. */
export const productSteps = {
  gate: inBrowsers(nodeTests('The release gate', 'scripts/release/gate/**/*.integration.ts', product)),
  kit: nodeTests('A remote in another repository', 'scripts/kit/*.integration.ts', product),
};

export const databaseCommand: Step['command'] = [node, path.join(root, 'supabase/tests/run.ts')];

const databaseTests = (name: string, subject: string, inputs: readonly string[]): Step => ({
  name,
  kind: 'lines',
  command: [...databaseCommand, `--only=${subject}`],
  inputs,
});

/** Use free ports and temporary folders. */
export const databaseSteps = {
  database: databaseTests('Database', 'product', [
    ...[...shared, 'supabase', 'scripts', 'mfe-dashboard', 'mfe-marketing/src/content/legal'],
  ]),
  embedded: databaseTests('Embedded backend', 'embedded', [
    ...['shared-contract', 'supabase/embedded', 'supabase/functions', 'supabase/migrations'],
    ...['supabase/config.toml', 'supabase/seed.sql', 'supabase/tests/harness', 'supabase/tests/run.ts'],
  ]),
};

/** Tests of commands as users type them, each in a separate process. They mostly wait. */
export const commandStep = inBrowsers(
  nodeTests(
    'Commands',
    'scripts/checks/commands/*.integration.ts',
    product,
    // One file at a time, because each starts the complete product.
    ...['--test-concurrency=1', '--test-timeout=400000'],
  ),
);

const playwright: Step['command'] = [
  ...([node, bin('@playwright/test/cli.js'), 'test'] as const),
  ...['--config', path.join(root, 'e2e/playwright.config.ts')],
];

/**
 * End-to-end tests in a real browser against the built product.
 *
 * @param engines files of the other browsers, by name. A few tests run in each of them.
 */
export const browserStep = (browser: string, engines: Readonly<Record<string, string>> = {}): Step => ({
  name: 'End-to-end tests in Chromium',
  kind: 'playwright',
  command: playwright,
  env: { CHROME_PATH: browser, ENGINES: JSON.stringify(engines) },
  inputs: [...everything, ':!*.test.ts', ':!*.test.tsx'],
  opensBrowsers: true,
});

/** All tests of `e2e/engines` in these browsers. They produce the table in `docs/browsers.md`. */
export const engineStep = (engines: Readonly<Record<string, string>>): Step => ({
  name: `End-to-end tests in ${Object.keys(engines).join(', ')}`,
  kind: 'playwright',
  command: [...playwright, ...Object.keys(engines).map((name) => `--project=${name}`)],
  env: { ENGINES: JSON.stringify(engines), ENGINE_JOURNEYS: 'all' },
});

/** Returns the steps of a complete run, in parallel lanes that end at about the same time. */
export const lanesOf = <Other extends LaneStep>(
  units: readonly Other[],
  endToEnd: Other,
): (Step | Other)[][] => [
  [...codeSteps, ...units, commandStep, ...Object.values(databaseSteps)],
  [...buildSteps, ...Object.values(siteSteps), ...Object.values(productSteps), documentStep, endToEnd],
];

/** Returns the names of the end-to-end tests in Chromium. */
export const endToEndTests = (): string[] =>
  globSync('e2e/*.spec.ts', { cwd: root }).map((file) => path.basename(file, '.spec.ts'));
