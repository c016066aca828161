import path from 'node:path';
import { transformSync } from '@swc/core';
import { buildSync } from 'esbuild';
import { browsers, esbuildTargets } from './browsers.ts';
import { root } from './shared-modules.ts';

/**
 * The inline boot script as it stands in every page. The names that it shares with the rest come from the contract: one
 * tool puts them into the same file, the other writes each where it is used.
 */
export function compileBootScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, 'shell/src/boot/boot.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: esbuildTargets,
  });
  const { code } = transformSync(outputFiles[0]?.text ?? '', {
    env: { targets: browsers },
    jsc: {
      minify: { compress: { passes: 3, toplevel: true }, mangle: { topLevel: true } },
    },
    minify: true,
    module: { type: 'es6' },
  });
  return code.trim();
}
