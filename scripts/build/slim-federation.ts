import path from 'node:path';
import type { Rspack, rspack as RspackExports } from '@rsbuild/core';

const folder = path.join(import.meta.dirname, 'federation');

/** A file of the federation runtime, by the package that imports it, and what is bundled in its place. */
type Replacement = readonly [importedBy: string, file: RegExp, replacement: string];

const shell: readonly Replacement[] = [
  ['data:', /webpack-bundler-runtime\/dist\/index\.c?js$/, 'shell-runtime.ts'],
  ['runtime-core', /\/SnapshotHandler\.js$/, 'no-snapshots.ts'],
  ['runtime-core', /\/preload\.js$/, 'no-preloads.ts'],
  ['runtime-core', /\/semver\/index\.js$/, 'two-ranges.ts'],
  ['error-codes', /\/desc\.m?js$/, 'no-descriptions.ts'],
  ['sdk', /\/logger\.js$/, 'plain-logger.ts'],
];
const remote: readonly Replacement[] = [
  ['data:', /webpack-bundler-runtime\/dist\/index\.c?js$/, 'remote-runtime.ts'],
];

/**
 * The federation runtime less what this site has no use for, once in the page: remotes run with the shell's copy. The
 * build fails when a new version of the runtime has one of the files no more.
 */
export class SlimFederation {
  readonly #rspack: typeof RspackExports;
  readonly #replacements: readonly Replacement[];
  constructor(rspack: typeof RspackExports, role: 'shell' | 'remote') {
    this.#rspack = rspack;
    this.#replacements = role === 'shell' ? shell : remote;
  }

  apply(compiler: Rspack.Compiler): void {
    const found = new Set<Replacement>();
    for (const row of this.#replacements) {
      const [importedBy, file, replacement] = row;
      const isOurs = (context: string) =>
        importedBy === 'data:' ? context.startsWith('data:') : context.includes(`/${importedBy}/`);
      new this.#rspack.NormalModuleReplacementPlugin(file, (data) => {
        if (!isOurs(data.context.replaceAll('\\', '/'))) return;
        found.add(row);
        data.request = path.join(folder, replacement);
      }).apply(compiler);
    }
    compiler.hooks.afterCompile.tap('SlimFederation', () => {
      const missing = this.#replacements.filter((row) => !found.has(row));
      if (missing.length > 0)
        throw new Error(
          `The federation runtime has changed: nothing of it imports ${missing.map(([by, file]) => `${String(file)} in ${by}`).join(', ')} any more.`,
        );
    });
  }
}
