import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { esbuildTargets, root } from '@scripts/core/files';
import { buildSync } from 'esbuild';
import type { PageFile } from 'shared-contract/page-data';
import { WORKER_PATH, type WorkerPlan } from 'shared-contract/service-worker';
import type { PackageBuild } from './build-package.ts';
import type { RemoteBuild } from './page-files.ts';

/** Returns the chunks that validate forms. Pages load them on demand; a stored page needs them without a network. */
export const validationFiles = (shell: PackageBuild, remotes: readonly RemoteBuild[]): PageFile[] =>
  [{ ...shell, base: '/' }, ...remotes].flatMap(({ base, record }) =>
    Object.entries(record.chunks)
      .filter(([name]) => name.endsWith('-schemas'))
      .flatMap(([, { js }]) => js.map((file): PageFile => [base + file, record.integrity[file] ?? ''])),
  );

/** Placeholder in the compiled worker for the plan of a release. */
const PLAN = 'NINECOURSE_WORKER_PLAN';

/** Compiles the service worker into one script without imports, for any release. */
export function compileServiceWorker(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, 'shell/service-worker/main.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: esbuildTargets,
    legalComments: 'none',
    define: { WORKER_PLAN: PLAN, 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** @param code the compiled worker. */
export function writeServiceWorker(folder: string, code: string, plan: WorkerPlan): void {
  const file = path.join(folder, WORKER_PATH);
  const [before = '', after, ...more] = code.split(PLAN);
  if (after === undefined || more.length > 0)
    throw new Error(
      `The service worker has ${String(more.length + (after === undefined ? 0 : 1))} places for its plan, expected one.`,
    );
  writeFileSync(file, `${before}(${JSON.stringify(plan)})${after}`);
}
