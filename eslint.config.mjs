import {
  classNames,
  anywhere,
  inPrerendered,
  inSource,
  once,
  restrictedImports,
  restrictedSyntax,
} from '@scripts/checks/lint';
import parser from '@typescript-eslint/parser';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import { remotes } from './shared-contract/src/remotes.ts';

const remoteNames = remotes.map((remote) => remote.package);
/** Remotes whose pages are rendered when a release is built. The member area renders in the browser. */
const prerendered = remotes.filter(({ layout }) => !layout).map((remote) => remote.package);

/** Rooms of `scripts`, and those that each may import. */
const roomImports = {
  core: [],
  documents: ['core'],
  build: ['core', 'documents'],
  release: ['core', 'build'],
  checks: ['core', 'documents', 'build'],
  kit: ['core', 'build', 'release', 'checks'],
  bench: ['core', 'build', 'release'],
};
const rooms = Object.keys(roomImports);

/** Folders of the product and their allowed imports. See docs/architecture.md for the reasons. */
const elements = [
  { type: 'shared-contract', pattern: 'shared-contract' },
  { type: 'shared-ui', pattern: 'shared-ui' },
  { type: 'shared-auth', pattern: 'shared-auth' },
  { type: 'shared-release', pattern: 'shared-release' },
  ...remoteNames.flatMap((name) => [
    { type: `${name}-feature`, pattern: `${name}/src/features/*`, capture: ['feature'] },
    { type: name, pattern: name },
  ]),
  { type: 'edge', pattern: 'shell/server' },
  { type: 'shell-feature', pattern: 'shell/src/features/*', capture: ['feature'] },
  { type: 'shell', pattern: 'shell' },
  ...rooms.map((name) => ({ type: name, pattern: `scripts/${name}` })),
  // Commands: `scripts/start.ts`.
  { type: 'scripts', pattern: 'scripts' },
  { type: 'supabase-tests', pattern: 'supabase/tests' },
  { type: 'embedded', pattern: 'supabase/embedded' },
  { type: 'supabase', pattern: 'supabase' },
  { type: 'e2e', pattern: 'e2e' },
];

/** Reads and writes of the backend. Scripts and database tests call them with their own client. */
const dataFiles = [
  'mfe-*/src/**/data/**',
  'mfe-*/src/{features,forms}/*/{queries,writes,*-queries,*-data}.ts',
  'mfe-dashboard/src/{lib/{bulk-change,live-filters},list/saved-views}.ts',
];

/** Layers inside a package. A file may be in several. */
const files = [
  { category: 'test', pattern: ['**/*.{test,integration}.{ts,tsx}', '**/testing/**'] },
  { category: 'content', pattern: 'mfe-*/src/content/**' },
  { category: 'form', pattern: 'mfe-*/src/forms/**' },
  { category: 'section', pattern: 'mfe-*/src/sections/**' },
  {
    category: 'page',
    pattern: [
      'mfe-*/src/pages/**',
      'mfe-dashboard/src/app/*-page.tsx',
      'mfe-*/src/features/*/{page,*-page}.tsx',
    ],
  },
  { category: 'component', pattern: 'mfe-*/src/features/*/*.tsx' },
  { category: 'data', pattern: dataFiles },
  {
    category: 'operation',
    pattern: [...dataFiles, 'mfe-*/src/features/*/model.ts', 'shared-auth/src/database.types.ts'],
  },
  { category: 'plain', pattern: ['shared-contract/src/**', 'shared-ui/src/brand/**'] },
];

const packages = ['shared-contract', 'shared-ui', 'shared-auth'];
const to = (...types) => ({ to: { element: { type: types } } });
const element = (type) => ({ element: { type } });
const file = (...categories) => ({ file: { categories } });
/** Files of a layer except pages and tests: a test may import from every layer of its package. */
const layer = (...anyOf) => ({ file: { categories: { anyOf, noneOf: ['test', 'page'] } } });
const sameFeature = (type) => ({
  to: { element: { type, captured: { feature: '{{from.element.captured.feature}}' } } },
});

const policies = [
  // Every package may import shared-contract, which imports no other package.
  { from: element('*'), allow: [to('shared-contract')] },
  { from: element('shared-ui'), allow: [to('shared-ui')] },
  { from: element('shared-auth'), allow: [to('shared-auth')] },
  ...remoteNames.flatMap((name) => [
    { from: element(name), allow: [to(name, `${name}-feature`, ...packages)] },
    { from: element(`${name}-feature`), allow: [to(name, ...packages), sameFeature(`${name}-feature`)] },
  ]),
  { from: element('shell'), allow: [to('shell', 'shell-feature', ...packages)] },
  {
    from: element('shell-feature'),
    allow: [
      to('shell', ...packages),
      sameFeature('shell-feature'),
      { to: { element: { type: 'shell-feature', captured: { feature: 'shared' } } } },
    ],
  },
  { from: { ...element('shell-feature'), ...file('test') }, allow: [to('shell-feature')] },
  { from: element('shared-release'), allow: [to('shared-release')] },
  { from: element('edge'), allow: [to('edge', 'shared-release'), { to: file('plain') }] },
  ...Object.entries(roomImports).map(([room, others]) => ({
    from: element(room),
    allow: [to(room, ...others, 'shared-release')],
  })),
  { from: element('documents'), allow: [{ to: element('supabase'), dependency: { kind: 'type' } }] },
  {
    from: element('bench'),
    allow: [to('supabase', 'embedded', 'supabase-tests'), { to: file('operation') }],
  },
  {
    from: element('checks'),
    allow: [to('supabase', 'embedded', 'supabase-tests'), { to: { ...element('edge'), ...file('test') } }],
  },
  // Tests use the edge's fixtures, rooms above their own, and the harness of the database tests.
  {
    from: { ...element(rooms), ...file('test') },
    allow: [to('edge', 'release', 'supabase', 'embedded', 'supabase-tests')],
  },
  {
    from: element('scripts'),
    allow: [to('scripts', ...rooms, 'shared-release', 'edge', 'supabase', 'embedded', 'supabase-tests')],
  },
  { from: element('embedded'), allow: [to('embedded', 'supabase')] },
  { from: { ...element('embedded'), ...file('test') }, allow: [to('supabase-tests')] },
  { from: element('supabase'), allow: [to('supabase', 'embedded')] },
  {
    from: element('supabase-tests'),
    allow: [to('supabase-tests', 'supabase', 'embedded', 'shared-auth'), { to: file('operation') }],
  },
  {
    from: element('e2e'),
    allow: [to('e2e', ...rooms, 'shared-release', 'edge', 'supabase', 'embedded'), { to: file('plain') }],
  },
  // Layers: routes → pages → sections or components → forms → data. A layer never imports from a higher one.
  { from: layer('section', 'component'), disallow: { to: file('page') } },
  { from: layer('form'), disallow: { to: file('page', 'section') } },
  { from: layer('data'), disallow: { to: file('page', 'component') } },
  // Content is plain data: it may import types from any allowed file, but values only from other content, plain tables,
  // and `define…` helpers.
  { from: layer('content'), disallow: { to: element('*'), dependency: { kind: 'value' } } },
  ...remoteNames.map((remote) => ({
    from: { ...element(remote), ...layer('content') },
    allow: [
      { to: file('plain') },
      { to: { ...element(remote), ...file('content') } },
      { to: element(remote), dependency: { specifiers: 'define*' } },
    ],
  })),
];

/** A room is imported by its name, so that its `exports` are all that other rooms can use. */
const byName = {
  patterns: [
    {
      regex: `^\\.\\.?/(?:.*/)?(?:${rooms.join('|')}|shared-release|embedded)/`,
      message: 'Import a room by its name, such as `@scripts/build/packages`.',
    },
  ],
};

/** shared-contract runs in browsers, on Node, on Workers, and on Deno. */
const plainOnly = {
  patterns: [{ regex: '^(?!zod/mini$|\\./|\\.\\./)', message: "Plain values and 'zod/mini', nothing else." }],
};

const sourcesOf = (...names) => names.map((name) => `${name}/src/**`);
const sources = sourcesOf(...packages, 'shell', ...remoteNames);
const tests = ['**/*.test.{ts,tsx}', '**/testing/**'];

/*
 * Project-specific rules: imports between packages, class names, restricted imports and syntax, and the rules of React.
 * The native linter oxlint (`.oxlintrc.json`) checks the rules of the language, including types.
 */
export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/dist-dev/',
      '**/storybook-static/',
      '.data/',
      // A separate repository with its own settings, which `scripts/kit` uses to lint it.
      'docs/sample-remote/',
      'shared-auth/src/database.types.ts',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    languageOptions: { parser },
    plugins: { boundaries, 'class-names': classNames },
    settings: {
      'boundaries/elements': elements,
      'boundaries/files': files,
      'import/resolver': {
        typescript: { project: ['tsconfig.json', '*/tsconfig.json'], noWarnOnMultipleProjects: true },
      },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', checkInternals: true, policies }],
      ...restrictedSyntax(...anywhere),
    },
  },
  {
    // Compiles each file to check it, so limit it to files that may have React code.
    files: ['{shell/src,mfe-*/src,shared-ui/src,shared-auth/src}/**/*.{ts,tsx}'],
    ignores: ['**/content/**', '**/*.test.ts', '**/database.types.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  { files: sources, rules: { ...restrictedImports(), ...restrictedSyntax(...inSource) } },
  {
    files: sourcesOf('shared-ui', 'shell', ...prerendered),
    rules: restrictedSyntax(...inPrerendered),
  },
  { files: ['shared-contract/src/**'], rules: { 'no-restricted-imports': ['error', plainOnly] } },
  {
    files: ['scripts/**', 'e2e/**', 'shell/server/**'],
    rules: { 'no-restricted-imports': ['error', byName] },
  },
  ...once.map((entry) => ({ files: entry.homes, rules: restrictedImports(entry) })),
  {
    files: [
      ...tests,
      'mfe-*/src/routes.tsx',
      'shell/src/main.ts',
      'shared-contract/src/firm.ts',
      '**/*.stories.tsx',
    ],
    rules: restrictedSyntax(...anywhere),
  },
  {
    // Tests and stories use components as their callers do.
    files: ['shared-ui/src/**'],
    ignores: [...tests, '**/*.stories.tsx'],
    rules: { 'class-names/prefixed': 'error' },
  },
  { files: ['{shell,mfe-*}/src/**'], ignores: tests, rules: { 'class-names/unprefixed': 'error' } },
  { files: tests, rules: { 'no-restricted-imports': 'off' } },
);
