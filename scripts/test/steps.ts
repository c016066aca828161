import path from 'node:path';
import { remotes } from 'shared-contract/remotes';
import { root } from '../build/shared-modules.ts';
import type { Step } from './run-steps.ts';

const node = process.execPath;
const bin = (name: string) => path.join(root, 'node_modules', name);
const remotePackages = remotes.map((remote) => remote.package);
/** The compiler in machine code: it checks types in a tenth of the time; lint needs the other one. */
const typescript = bin('typescript-native/bin/tsc');

const typeCheck = (project: string): Step => ({
  name: `Types of ${project === '.' ? 'scripts, backend and journeys' : project}`,
  kind: 'check',
  command: [
    node,
    typescript,
    '--project',
    path.join(root, project),
    '--incremental',
    '--tsBuildInfoFile',
    path.join(
      root,
      'node_modules/.cache/ninecourse/types',
      `${project === '.' ? 'root' : project.replaceAll('/', '-')}.tsbuildinfo`,
    ),
  ],
});

/** Formatting, lint with import boundaries, types, dead code. */
export const codeSteps: readonly Step[] = [
  {
    name: 'Formatting',
    kind: 'check',
    command: [bin('.bin/oxfmt'), '--check', root],
  },
  {
    name: 'Lint, types included',
    kind: 'check',
    command: [bin('.bin/oxlint'), '--deny-warnings', root],
  },
  {
    name: 'Import boundaries and the rules of this house',
    kind: 'check',
    command: [
      node,
      bin('eslint/bin/eslint.js'),
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      bin('.cache/ninecourse/eslint'),
      root,
    ],
  },
  {
    name: 'Planted code is refused',
    kind: 'node',
    command: [node, '--test', path.join(root, 'scripts/lint/*.integration.ts')],
  },
  ...[
    'shared-contract',
    'shared-ui',
    'shared-auth',
    ...remotePackages,
    'shell',
    'shell/service-worker',
    '.',
  ].map(typeCheck),
  {
    name: 'Versions of the shared packages tell what they promise',
    kind: 'check',
    command: [node, path.join(root, 'scripts/api/check.ts')],
  },
  {
    name: 'Dates of the migrations',
    kind: 'check',
    command: [node, path.join(root, 'scripts/schema.ts'), '--check'],
  },
  { name: 'Dead code', kind: 'check', command: [node, bin('knip/bin/knip.js'), '--no-progress'] },
];

/** What is made of typed content: papers, workbooks, pictures. */
export const documentStep: Step = {
  name: 'Long texts, documents and share cards',
  kind: 'node',
  command: [node, '--test', path.join(root, 'scripts/build/*/*.integration.ts')],
};

export const unitStep: Step = {
  name: 'Unit and component tests',
  kind: 'jest',
  command: [node, bin('jest/bin/jest.js'), '--maxWorkers', process.env['CI'] ? '2' : '50%', '--silent'],
};

/**
 * What is built, and what it says. It comes early: copies of the project that the commands are tried in take its builds
 * over, and would leave theirs if there were none.
 */
export const buildSteps: readonly Step[] = [
  {
    name: 'Row types match the migrations',
    kind: 'check',
    command: [node, path.join(root, 'supabase/embedded/generate-types.ts'), '--check'],
  },
  { name: 'Build', kind: 'check', command: [node, path.join(root, 'scripts/build.ts')] },
  {
    name: 'Pages whose words have changed have a new day',
    kind: 'check',
    command: [node, path.join(root, 'scripts/page-dates.ts'), '--check'],
  },
  {
    name: 'Releases',
    kind: 'node',
    command: [node, '--test', path.join(root, 'scripts/release/*.integration.ts')],
  },
  {
    name: 'The built site as crawlers read it',
    kind: 'node',
    command: [node, '--test', path.join(root, 'scripts/site/*.integration.ts')],
  },
  {
    name: 'Edge in workerd',
    kind: 'node',
    command: [node, '--test', path.join(root, 'shell/server/worker.integration.ts')],
  },
];

/** What a release asks for: the whole product, in a browser. */
export const releaseSteps: readonly Step[] = [
  {
    name: 'The gate before a release',
    kind: 'node',
    command: [node, '--test', path.join(root, 'scripts/release/gate/**/*.integration.ts')],
  },
  {
    name: 'A remote in another repository',
    kind: 'node',
    command: [node, '--test', path.join(root, 'scripts/kit/*.integration.ts')],
  },
];

/** On free ports and temporary folders. */
export const databaseStep: Step = {
  name: 'Database and backend',
  kind: 'lines',
  command: [node, path.join(root, 'supabase/tests/run.ts')],
};

/** What a person types, each command in a process of its own. They wait more than they compute. */
export const commandStep: Step = {
  name: 'Commands',
  kind: 'node',
  // One file at a time: each starts a whole product.
  command: [
    node,
    '--test',
    '--test-concurrency=1',
    '--test-timeout=400000',
    path.join(root, 'scripts/commands/*.integration.ts'),
  ],
};

const playwright: Step['command'] = [
  node,
  bin('@playwright/test/cli.js'),
  'test',
  '--config',
  path.join(root, 'e2e/playwright.config.ts'),
];

/**
 * Journeys in a real browser against the built product.
 *
 * @param engines files of the other browsers, by name: a few journeys run in each of them.
 */
export const browserStep = (browser: string, engines: Readonly<Record<string, string>> = {}): Step => ({
  name: 'Journeys in a browser',
  kind: 'playwright',
  command: playwright,
  env: { CHROME_PATH: browser, ENGINES: JSON.stringify(engines) },
});

/** Every journey of `e2e/engines` in these browsers; `docs/browsers.md` gets its table from it. */
export const engineStep = (engines: Readonly<Record<string, string>>): Step => ({
  name: `Journeys in ${Object.keys(engines).join(', ')}`,
  kind: 'playwright',
  command: [...playwright, ...Object.keys(engines).map((name) => `--project=${name}`)],
  env: { ENGINES: JSON.stringify(engines), ENGINE_JOURNEYS: 'all' },
});
