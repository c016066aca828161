import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@scripts/core/files';
import { build, stop } from 'esbuild';
import { filesOf } from './passed.ts';
import type { Step } from './run-steps.ts';
import {
  browserStep,
  codeSteps,
  databaseSteps,
  documentStep,
  lanesOf,
  lintRuleStep,
  packages,
  siteSteps,
  typeStep,
  unitSteps,
} from './steps.ts';

const all = lanesOf(unitSteps, browserStep('')).flat();

test('every integration test is run by one of the steps', () => {
  const run = all
    .flatMap(({ command }) => command)
    .filter((word) => word.endsWith('.integration.ts'))
    .flatMap((pattern) => globSync(pattern));
  const there = globSync('{scripts,shell,shared-*,mfe-*,supabase,e2e}/**/*.integration.ts', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  }).map((file) => path.join(root, file));
  expect(there.length).toBeGreaterThan(20);
  expect(there.filter((file) => !run.includes(file))).toEqual([]);
});

const workspaces = globSync('*/package.json', { cwd: root }).map((file) => path.dirname(file));

test.each(workspaces.filter((name) => name !== 'supabase'))('%s has the tasks that turbo runs', (name) => {
  expect(packages).toContain(name);
  const { scripts } = JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts['types']).toContain('typescript-native/bin/tsc');
  expect(scripts['lint']).toBe('oxlint --deny-warnings .');
  expect(scripts['unit']).toBe(`jest --config ../jest.config.mjs --maxWorkers 50% --silent ./${name}/`);
});

/** Returns the project's files that the entries import, directly or not. */
async function importsOf(entries: string[]): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: entries.map((file) => `import './${file}';`).join('\n'), resolveDir: root },
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    loader: { '.css': 'empty', '.mdx': 'empty', '.woff2': 'empty' },
    plugins: [
      {
        name: 'only the project',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
            /^(?:shared-|@scripts\/|embedded-backend)/.test(name)
              ? undefined
              : { path: name, external: true },
          );
        },
      },
    ],
  });
  return Object.keys(metafile.inputs).filter((file) => file !== '<stdin>');
}

afterAll(stop);

const outside = (files: readonly string[], { inputs }: Step) => {
  const declared = new Set(filesOf(inputs ?? []));
  return files.filter((file) => !declared.has(file));
};

test.each<[string, Step]>([
  ['shell/server/worker.integration.ts', siteSteps.edge],
  ['scripts/documents/**/*.integration.ts', documentStep],
  ['mfe-*/src/content/{papers/documents,tools}.ts', documentStep],
  ['mfe-dashboard/src/features/{resources/content/*,coach/content/documents/documents}.ts', documentStep],
  ['scripts/checks/lint/*.integration.ts', lintRuleStep],
  ['supabase/{tests,functions}/**/*.ts', databaseSteps.database],
  ['supabase/embedded/**/*.ts', databaseSteps.embedded],
])('the inputs of its step have all imports of %s', async (pattern, step) => {
  const entries = globSync(pattern, { cwd: root });
  expect(entries).not.toEqual([]);
  expect(outside(await importsOf(entries), step)).toEqual([]);
});

test('the inputs of the root project’s types have all of its files', () => {
  const [node, compiler = '', ...args] = typeStep.command;
  const { stdout } = spawnSync(node, [compiler, ...args, '--listFilesOnly'], { encoding: 'utf8' });
  const files = stdout
    .trim()
    .split('\n')
    .map((file) => path.relative(root, file));
  const own = files.filter((file) => !file.includes('node_modules/'));
  expect(own.length).toBeGreaterThan(100);
  expect(outside(own, typeStep)).toEqual([]);
}, 120_000);

test('lint of the root project leaves out what the packages lint', () => {
  const ignored = codeSteps
    .flatMap(({ command }) => command)
    .flatMap((word) => /^--ignore-pattern=(.*)\/\*\*$/.exec(word)?.[1] ?? []);
  expect(ignored).toEqual(packages);
});
