import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { root } from './shared-modules.ts';

/** The inline boot script as it stands in every page. */
export function compileBootScript(): string {
  const file = path.join(root, 'shell/src/boot/boot.ts');
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: { passes: 3 }, mangle: true },
    },
    minify: true,
    module: { type: 'es6' },
  });
  return code.trim();
}
