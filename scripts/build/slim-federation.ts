import path from 'node:path';
import type { Rspack, rspack as RspackExports } from '@rsbuild/core';

/** Matches the module that the federation plugin writes at the start of a container: a `data:` URL. */
const federationStart = /^@module-federation\/runtime\/rspack\.js!=!data:/;

function rewriteStart(request: string, change: (code: string) => string): string {
  const start = request.indexOf(',') + 1;
  return request.slice(0, start) + encodeURIComponent(change(decodeURIComponent(request.slice(start))));
}

/**
 * Checks the modules of a finished build, by file or `data:` URL. A replacement can't check itself: with a warm cache,
 * the bundler replaces nothing again.
 */
function checkModules(
  compiler: Rspack.Compiler,
  name: string,
  check: (resources: readonly string[]) => void,
): void {
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.finishModules.tap(name, (modules) => {
      check([...modules].flatMap((module) => ('resource' in module ? String(module.resource) : [])));
    });
  });
}

type Role = 'remote' | 'shell';

/** A file of the federation runtime, identified by the package that imports it, and its replacement. */
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
 * Removes the features of the federation runtime that this site doesn't use, and loads it once per page: remotes run
 * with the shell's copy. The build fails if a new version of the runtime lacks a replaced file.
 */
export class SlimFederation {
  readonly #rspack: typeof RspackExports;
  readonly #role: Role;
  constructor(rspack: typeof RspackExports, role: Role) {
    this.#rspack = rspack;
    this.#role = role;
  }

  apply(compiler: Rspack.Compiler): void {
    const fileOf = ([, , replacement]: Replacement) => path.join(import.meta.dirname, replacement);
    for (const row of replacements[this.#role]) {
      const [importedBy, file] = row;
      const isOurs = (context: string) =>
        importedBy === 'data:' ? context.startsWith('data:') : context.includes(`/${importedBy}/`);
      new this.#rspack.NormalModuleReplacementPlugin(file, (data) => {
        if (!isOurs(data.context.replaceAll('\\', '/'))) return;
        data.request = fileOf(row);
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
    checkModules(compiler, 'SlimFederation', (resources) => {
      const missing = replacements[this.#role].filter((row) => !resources.includes(fileOf(row)));
      if (missing.length > 0)
        throw new Error(
          `The federation runtime has changed: nothing of it imports ${missing.map(([by, file]) => `${String(file)} in ${by}`).join(', ')} any more.`,
        );
    });
  }
}

const OPENING = 'const runtimeRequire=__webpack_require__;';

/**
 * Shares one copy of the container start code. The plugin writes the same code into every container, except for a few
 * constants at its top. The shell's copy becomes a function that the remotes call with their constants.
 *
 * @throws {Error} if the code has changed.
 */
export function oneStart(code: string, role: Role): string {
  const [constants = '', body] = code.split(OPENING);
  if (body === undefined || body.includes('__webpack_require__'))
    throw new Error('The start that the federation plugin writes has changed; see docs/decisions/0001.');
  const names = [...new Set(constants.match(/\b__module_federation_\w+__\b/g))].filter((name) =>
    body.includes(name),
  );
  const call = (start: string) => `${start}(__webpack_require__,{${names.join(',')}});`;
  const start = 'globalThis.ninecourseFederation.start';
  if (role === 'remote') return constants + call(start);
  return `${constants}${start}=(runtimeRequire,{${names.join(',')}})=>{${body}};${call(start)}`;
}

const LITERAL = /"(?:[^"\\]|\\.)*"/g;
const LEADING_IMPORTS = /^(?:import \w+ from "(?:[^"\\]|\\.)*";)+/;

/** Lists the files that the module in a `data:` URL imports first. */
const importsOf = (url: string): string[] =>
  (LEADING_IMPORTS.exec(decodeURIComponent(url.slice(url.indexOf(',') + 1)))?.[0].match(LITERAL) ?? []).map(
    (literal) => JSON.parse(literal) as string,
  );

/**
 * Makes the start of the federation runtime independent of the build folder. The plugin writes it into a `data:` module
 * that imports files by absolute path, and that text determines ids, order, and mangled names. This plugin replaces the
 * paths with package-relative ones.
 */
export class PathFreeRuntime {
  readonly #rspack: typeof RspackExports;
  constructor(rspack: typeof RspackExports) {
    this.#rspack = rspack;
  }

  apply(compiler: Rspack.Compiler): void {
    const relative = (literal: string) => {
      const file = JSON.parse(literal) as string;
      if (!path.isAbsolute(file)) return literal;
      return JSON.stringify(`./${path.relative(compiler.context, file).replaceAll('\\', '/')}`);
    };
    new this.#rspack.NormalModuleReplacementPlugin(federationStart, (data) => {
      data.request = rewriteStart(data.request, (code) =>
        code.replace(LEADING_IMPORTS, (imports) => imports.replace(LITERAL, relative)),
      );
    }).apply(compiler);
    checkModules(compiler, 'PathFreeRuntime', (resources) => {
      const starts = resources.flatMap((one) =>
        one.startsWith('data:text/javascript,') ? importsOf(one) : [],
      );
      if (starts.length === 0 || !starts.every((file) => file.startsWith('.')))
        throw new Error(
          'The federation runtime starts with other imports, so builds would depend on their folder. Fix slim-federation.ts.',
        );
    });
  }
}
