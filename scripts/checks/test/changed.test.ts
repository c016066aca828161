import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@scripts/core/files';
import { endToEndArguments, namedTests, reachOf, unitTestsOf } from './changed.ts';
import { filesOf } from './passed.ts';
import type { Step } from './run-steps.ts';
import {
  commandStep,
  databaseSteps,
  documentStep,
  endToEndTests,
  lintRuleStep,
  productSteps,
  siteSteps,
  unitSteps,
} from './steps.ts';

const reach = (...files: string[]) => {
  const { steps, tests, pages } = reachOf(files);
  return { steps: steps.map(({ name }) => name), tests, pages };
};

test('a text of a public page reaches the site, the documents, and the pages that differ', () => {
  expect(reach('mfe-marketing/src/content/about/about.ts', 'mfe-marketing/page-dates.json')).toEqual({
    steps: ['Documents, office files, and share cards', 'The built site without a browser'],
    tests: [],
    pages: true,
  });
});

test('a query of the member area reaches the database and the tests of the member area', () => {
  const { steps, tests, pages } = reach('mfe-dashboard/src/features/leads/queries.ts');
  expect(steps).toContain('Database');
  expect(tests).toEqual(expect.arrayContaining(['leads', 'composition', 'journeys']));
  expect(tests).not.toContain('blog');
  expect(pages).toBe(false);
});

test.each([
  ['docs/architecture.md', [], []],
  ['e2e/blog.spec.ts', [], ['blog']],
  ['shell/src/app/compose.test.tsx', [], []],
  ['supabase/tests/database/leads.test.sql', ['Database'], []],
  [
    'supabase/migrations/1_first.sql',
    ['Database', 'Embedded backend', 'Commands', 'The release gate'],
    'all',
  ],
])('%s reaches %j and the end-to-end tests %j', (file, steps, tests) => {
  expect(reach(file)).toEqual({ steps, tests, pages: false });
});

test.each(['package-lock.json', 'shared-ui/src/router.ts', 'new-folder/file.ts'])(
  '%s, which no rule names, reaches everything',
  (file) => {
    const { steps, tests, unknown } = reachOf(['docs/architecture.md', file]);
    const all = [siteSteps, productSteps, databaseSteps, { commandStep, documentStep, lintRuleStep }];
    expect(new Set(steps)).toEqual(new Set(all.flatMap((some): Step[] => Object.values(some))));
    expect(tests).toBe('all');
    expect(unknown).toBe(file);
  },
);

test('every end-to-end test that a rule names exists', () => {
  const there = endToEndTests();
  expect(namedTests.filter((name) => !there.includes(name))).toEqual([]);
});

test('Playwright gets the named tests, those about the changed pages, and the pages themselves', () => {
  const args = endToEndArguments(['composition'], ['/about', '/contact', '/blog/estate-planning']);
  expect(args.slice(0, -2)).toEqual(
    ['composition', 'blog', 'first-screen', 'forms', 'public-pages'].map((name) => `e2e/${name}\\.spec\\.ts`),
  );
  expect(args.at(-2)).toBe('--grep-invert');
  const left = new RegExp(args.at(-1) ?? '', 'gi');
  const titles = ['/', '/about', 'without JavaScript /blog', '/about/us', '/blog'].map(
    (page) => `desktop public-pages.spec.ts ${page} prints`,
  );
  expect(
    [...titles, 'desktop forms.spec.ts /team is sent'].filter((title) => title.match(left) === null),
  ).toEqual(['desktop public-pages.spec.ts /about prints', 'desktop forms.spec.ts /team is sent']);
  expect(endToEndArguments([], [])).toEqual([]);
});

describe('unit tests', () => {
  const words = (...files: string[]) => unitTestsOf(files).flatMap(({ command }) => command);

  test('are those related to a changed module, and those that read files', () => {
    const found = words('mfe-marketing/src/routes.tsx', 'docs/architecture.md');
    expect(found).toEqual(
      expect.arrayContaining([
        '--findRelatedTests',
        'mfe-marketing/src/routes.tsx',
        'scripts/checks/words/sources.test.ts',
      ]),
    );
    expect(found).not.toContain('docs/architecture.md');
  });

  test.each([
    'mfe-marketing/src/content/legal/privacy.mdx',
    'shared-ui/src/tokens.css',
    'shared-ui/src/gone.ts',
    'supabase/tests/harness/jobs.ts',
  ])('are all after a change of %s', (file) => {
    expect(unitTestsOf(['mfe-marketing/src/routes.tsx', file])).toBe(unitSteps);
  });

  test('are none after a change of prose', () => {
    expect(unitTestsOf(['README.md'])).toEqual([]);
  });

  test('of every package are related to the modules of shared-contract that they import', () => {
    const importing = new Map(
      filesOf(['*.test.ts', '*.test.tsx', ':!supabase']).flatMap((file) => {
        const text = readFileSync(path.join(root, file), 'utf8');
        const entries = [...text.matchAll(/^import (?!type).*'shared-contract\/([\w/-]+)'/gm)].map(
          ([, name]) => `shared-contract/src/${name ?? ''}.ts`,
        );
        return entries.length > 0 ? [[file, entries] as const] : [];
      }),
    );
    const entries = [...new Set([...importing.values()].flat())];
    expect(entries.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    const [node = '', jestFile = '', ...args] = words(...entries);
    const { stdout } = spawnSync(
      node,
      [
        jestFile,
        ...args.filter((word) => !word.endsWith('.test.ts') && !word.endsWith('.test.tsx')),
        '--listTests',
      ],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    const related = stdout.split('\n').map((file) => path.relative(root, file));
    expect(importing.size).toBeGreaterThan(50);
    expect([...importing.keys()].filter((file) => !related.includes(file))).toEqual([]);
  }, 120_000);
});
