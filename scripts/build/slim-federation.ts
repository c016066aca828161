import path from 'node:path';
import type { Rspack, rspack as RspackExports } from '@rsbuild/core';
import { federationStart, rewriteStart } from './federation-start.ts';

type Role = 'remote' | 'shell';

/** A file of the federation runtime, by the package that imports it, and what is bundled in its place. */
type Replacement = readonly [importedBy: string, file: RegExp, replacement: string];

const bundlerRuntime = /webpack-bundler-runtime\/dist\/index\.c?js$/;
const replacements: Readonly<Record<Role, readonly Replacement[]>> = {
  shell: [
    ['data:', bundlerRuntime, './federation/shell-runtime.ts'],
    ['runtime-core', /\/(global|helpers)\.js$/, './federation/page-global.ts'],
    ['runtime-core', /\/SnapshotHandler\.js$/, './federation/no-snapshots.ts'],
    ['runtime-core', /\/preload\.js$/, './federation/no-preloads.ts'],
    ['runtime-core', /\/semver\/index\.js$/, './federation/two-ranges.ts'],
    ['error-codes', /\/desc\.m?js$/, './federation/no-descriptions.ts'],
    ['sdk', /\/env\.js$/, './federation/browser-env.ts'],
    ['sdk', /\/logger\.js$/, './federation/plain-logger.ts'],
  ],
  remote: [['data:', bundlerRuntime, './federation/remote-runtime.ts']],
};

/**
 * The federation runtime less what this site has no use for, once in the page: remotes run with the shell's copy. The
 * build fails when a new version of the runtime has one of the files no more.
 */
export class SlimFederation {
  readonly #rspack: typeof RspackExports;
  readonly #role: Role;
  constructor(rspack: typeof RspackExports, role: Role) {
    this.#rspack = rspack;
    this.#role = role;
  }

  apply(compiler: Rspack.Compiler): void {
    const found = new Set<Replacement>();
    for (const row of replacements[this.#role]) {
      const [importedBy, file, replacement] = row;
      const isOurs = (context: string) =>
        importedBy === 'data:' ? context.startsWith('data:') : context.includes(`/${importedBy}/`);
      new this.#rspack.NormalModuleReplacementPlugin(file, (data) => {
        if (!isOurs(data.context.replaceAll('\\', '/'))) return;
        found.add(row);
        data.request = path.join(import.meta.dirname, replacement);
      }).apply(compiler);
    }
    if (this.#role === 'shell')
      compiler.options.module.rules.push({
        test: /[\\/]runtime-core[\\/]dist[\\/]remote[\\/]index\.js$/,
        loader: path.join(import.meta.dirname, './federation/no-preload-method.ts'),
      });
    new this.#rspack.NormalModuleReplacementPlugin(federationStart, (data) => {
      data.request = rewriteStart(data.request, (code) => oneStart(code, this.#role));
    }).apply(compiler);
    compiler.hooks.afterCompile.tap('SlimFederation', () => {
      const missing = replacements[this.#role].filter((row) => !found.has(row));
      if (missing.length > 0)
        throw new Error(
          `The federation runtime has changed: nothing of it imports ${missing.map(([by, file]) => `${String(file)} in ${by}`).join(', ')} any more.`,
        );
    });
  }
}

const OPENING = 'const runtimeRequire=__webpack_require__;';

/**
 * What the plugin writes at the start of every container is the same text but for a few constants above it. The shell's
 * copy becomes a function, which the remotes call with theirs.
 *
 * @throws {Error} when the text has another shape.
 */
export function oneStart(code: string, role: Role): string {
  const [constants = '', body] = code.split(OPENING);
  if (body === undefined || body.includes('__webpack_require__'))
    throw new Error('The start that the federation plugin writes has changed; see docs/decisions/0029.');
  const names = [...new Set(constants.match(/\b__module_federation_\w+__\b/g))].filter((name) =>
    body.includes(name),
  );
  const call = (start: string) => `${start}(__webpack_require__,{${names.join(',')}});`;
  const start = 'globalThis.ninecourseFederation.start';
  if (role === 'remote') return constants + call(start);
  return `${constants}${start}=(runtimeRequire,{${names.join(',')}})=>{${body}};${call(start)}`;
}
