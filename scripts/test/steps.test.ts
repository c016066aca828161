import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/shared-modules.ts';
import { buildSteps, codeSteps, commandStep, documentStep, releaseSteps } from './steps.ts';

test('every integration test is run by one of the steps', () => {
  const run = [...codeSteps, ...buildSteps, ...releaseSteps, commandStep, documentStep]
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
