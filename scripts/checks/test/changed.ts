import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@scripts/core/files';
import { filesOf } from './passed.ts';
import { changedPages, recordPages } from './page-digests.ts';
import type { LaneStep, LeftOut, Step } from './run-steps.ts';
import * as all from './steps.ts';

/** What a changed file can reach, in addition to checks, build, and unit tests. */
interface Reach {
  readonly steps?: readonly Step[];
  /** Names of end-to-end tests. */
  readonly tests?: readonly string[] | 'all';
  /** The end-to-end tests of the public pages whose content differs. */
  readonly pages?: true;
}

/** End-to-end tests that open no page of the member area. */
const publicTests = [
  ...['blog', 'calculators', 'directory-and-tax', 'first-screen', 'papers', 'public-pages', 'search'],
  ...['section-heights', 'symposium'],
];

const { documentStep, commandStep, lintRuleStep } = all;
const { releases, site, edge, gate, kit, database, embedded } = {
  ...all.siteSteps,
  ...all.productSteps,
  ...all.databaseSteps,
};
const pages: Reach = { steps: [site, documentStep], pages: true };

/** Files that no test reads. */
const prose = /^docs\/(?!sample-remote)|^bench\/results\/|^\.changeset\/|^[A-Z]+\.md$/;
/** Written for each changed text, and read only by the build. */
const pageDates = /^mfe-[^/]+\/page-dates\.json$/;

/** The first pattern that matches a file counts. A file without one reaches everything. */
const rules: readonly (readonly [files: RegExp, Reach | ((file: string) => Reach)])[] = [
  [prose, {}],
  [pageDates, { steps: [site] }],
  [/^supabase\/tests\/harness\//, { steps: [database, embedded] }],
  [/^supabase\/embedded\/(tests\/|.*\.test\.ts$)/, { steps: [embedded] }],
  [/^supabase\/(tests\/|.*\.test\.ts$)/, { steps: [database] }],
  [/\.test\.tsx?$|\.stories\.tsx$|^scripts\/(checks\/api|bench)\//, {}],
  [/^e2e\/[\w-]+\.spec\.ts$/, (file) => ({ tests: [path.basename(file, '.spec.ts')] })],
  [/^mfe-marketing\/src\/(content|pages|sections)\//, pages],
  [/^mfe-marketing\//, { ...pages, tests: ['composition'] }],
  [/^mfe-cpps\/src\/(content|pages|sections)\//, { ...pages, tests: ['tools'] }],
  [/^mfe-cpps\//, { ...pages, tests: ['certificates', 'composition', 'tools'] }],
  [
    /^mfe-dashboard\//,
    {
      steps: [database, documentStep],
      tests: all.endToEndTests().filter((name) => !publicTests.includes(name)),
    },
  ],
  [/^supabase\//, { steps: [database, embedded, commandStep, gate], tests: 'all' }],
  [
    /^(shared-release|shell\/server)\//,
    { steps: [edge, site, releases, gate, kit, commandStep], tests: 'all' },
  ],
  [/^scripts\/checks\/lint\//, { steps: [lintRuleStep] }],
  [/^scripts\/checks\/test\//, { steps: [kit] }],
  [/^scripts\/checks\/site\//, { steps: [site] }],
  [/^scripts\/checks\/commands\//, { steps: [commandStep] }],
  [/^scripts\/(kit|release)\//, { steps: [releases, gate, kit, commandStep], tests: 'all' }],
];
const ruled = [database, embedded, documentStep, commandStep, lintRuleStep, site, edge, releases, gate, kit];

/** Beginnings of the public addresses that an end-to-end test is about. */
const opens: Readonly<Record<string, readonly string[]>> = {
  apply: ['/cpps/apply', '/cpps/application'],
  blog: ['/blog', '/podcast'],
  calculators: ['/resources'],
  calls: ['/book', '/newsletter'],
  certificates: ['/verify'],
  'directory-and-tax': ['/cpa', '/tax-center'],
  'first-screen': ['/book', '/contact', '/client-application', '/for-', '/resources'],
  forms: ['/client-application', '/contact', '/for-', '/cpe-symposium', '/cpps/apply'],
  onboarding: ['/onboarding'],
  papers: ['/white-papers'],
  search: ['/search'],
  symposium: ['/cpe-symposium'],
};
/** Repeats its tests for each public page. Their titles begin with the address. */
const EACH_PAGE = 'public-pages';

/** All end-to-end tests that a rule names. */
export const namedTests = [
  ...publicTests,
  ...Object.keys(opens),
  ...rules.flatMap(([, reach]) =>
    typeof reach === 'object' && reach.tests !== 'all' ? (reach.tests ?? []) : [],
  ),
];

/** Returns what the changed files can reach, and the file that no rule names, if there is one. */
export function reachOf(files: readonly string[]) {
  const reached = files.map((file) => {
    const reach = rules.find(([pattern]) => pattern.test(file))?.[1];
    return { file, reach: typeof reach === 'function' ? reach(file) : reach };
  });
  const unknown = reached.find(({ reach }) => !reach)?.file;
  if (unknown !== undefined) return { steps: ruled, tests: 'all' as const, pages: true, unknown };
  const tests = reached.map(({ reach }) => reach?.tests ?? []);
  return {
    steps: ruled.filter((step) => reached.some(({ reach }) => reach?.steps?.includes(step))),
    tests: tests.includes('all') ? ('all' as const) : [...new Set(tests.flat())],
    pages: reached.some(({ reach }) => reach?.pages),
    unknown,
  };
}

/** Returns the arguments of Playwright for the named tests and for those of the changed pages. */
export function endToEndArguments(names: readonly string[], addresses: readonly string[]): string[] {
  const about = Object.keys(opens).filter((name) =>
    addresses.some((address) => opens[name]?.some((beginning) => address.startsWith(beginning))),
  );
  const isEachPage = addresses.length > 0 && !names.includes(EACH_PAGE);
  const chosen = [...new Set([...names, ...about, ...(isEachPage ? [EACH_PAGE] : [])])];
  const there = chosen.filter((name) => existsSync(path.join(root, `e2e/${name}.spec.ts`)));
  const others = `${EACH_PAGE}\\.spec\\.ts [^/]*(?!(?:${addresses.map(RegExp.escape).join('|')}) )/`;
  return [
    ...there.map((name) => `e2e/${name.replaceAll('.', '\\.')}\\.spec\\.ts`),
    ...(isEachPage ? ['--grep-invert', others] : []),
  ];
}

/** Tests that read files of the project while they run, which Jest doesn't see as related. */
const readsFiles = /\b(globSync|readFileSync|readdirSync)\(|\bimport\((?!')/;

/** Modules that Jest can relate to tests: those in its roots. */
const related = new RegExp(`^(${[...all.packages, 'scripts'].join('|')})/.*\\.tsx?$`);

/**
 * Returns the unit tests of a change. Jest relates tests to modules by their imports, so another kind of file, or a
 * deleted one, needs all tests. No unit test imports an end-to-end test.
 */
export function unitTestsOf(files: readonly string[]): readonly Step[] {
  const read = files.filter((file) => !prose.test(file) && !pageDates.test(file));
  if (read.length === 0) return [];
  const modules = read.filter((file) => !file.startsWith('e2e/'));
  if (!modules.every((file) => related.test(file) && existsSync(path.join(root, file)))) return all.unitSteps;
  const readers = filesOf(['*.test.ts', '*.test.tsx', ':!supabase']).filter((file) =>
    readsFiles.test(readFileSync(path.join(root, file), 'utf8')),
  );
  return [all.jestStep('--findRelatedTests', ...modules, ...readers)];
}

/** Returns the lanes of a run after a change, with what they leave out. */
export function changedLanes(
  files: readonly string[],
  endToEnd: Step,
  { versions, say }: { versions: readonly string[]; say: (line: string) => void },
): LaneStep[][] {
  const { steps, tests, pages, unknown } = reachOf(files);
  say(
    `${String(files.length)} changed files${unknown === undefined ? '' : `. ${unknown} can reach everything`}`,
  );
  const units = unitTestsOf(files);
  const withPages: Step = { ...endToEnd, onPassed: () => recordPages(versions) };
  const chooseEndToEnd = async (): Promise<Step | LeftOut> => {
    if (tests === 'all') return withPages;
    const addresses = pages ? await changedPages(versions) : [];
    const args = endToEndArguments(tests, addresses);
    if (args.length === 0) return { name: endToEnd.name, because: 'no changed file or page reaches them' };
    return {
      ...(addresses.length > 0 ? withPages : endToEnd),
      name: `${endToEnd.name} of ${[...tests, ...addresses].join(', ')}; the others are left out`,
      command: [...endToEnd.command, ...args],
    };
  };
  return all
    .lanesOf<LaneStep>(
      units.length > 0 ? units : [{ name: all.jestStep().name, because: 'no code has changed' }],
      chooseEndToEnd,
    )
    .map((lane) =>
      lane.map((step) =>
        'kind' in step && ruled.includes(step) && !steps.includes(step)
          ? { name: step.name, because: 'no changed file reaches it' }
          : step,
      ),
    );
}
