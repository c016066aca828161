import path from 'node:path';
import type { Rspack, rspack as RspackExports } from '@rsbuild/core';
import { federationStart, rewriteStart } from './federation-start.ts';

const LEADING_IMPORTS = /^(?:import \w+ from "(?:[^"\\]|\\.)*";)+/;

/**
 * The federation plugin writes the start of its runtime into a `data:` module that imports files by absolute path;
 * ids, order and mangled names follow from that text. Here it imports them relative to the package, so that the
 * folder of a build leaves no trace in it.
 */
export class PathFreeRuntime {
  readonly #rspack: typeof RspackExports;
  constructor(rspack: typeof RspackExports) {
    this.#rspack = rspack;
  }

  apply(compiler: Rspack.Compiler): void {
    let found = 0;
    const relative = (literal: string) => {
      const file = JSON.parse(literal) as string;
      if (!path.isAbsolute(file)) return literal;
      found += 1;
      return JSON.stringify(`./${path.relative(compiler.context, file).replaceAll('\\', '/')}`);
    };
    new this.#rspack.NormalModuleReplacementPlugin(federationStart, (data) => {
      data.request = rewriteStart(data.request, (code) =>
        code.replace(LEADING_IMPORTS, (imports) => imports.replace(/"(?:[^"\\]|\\.)*"/g, relative)),
      );
    }).apply(compiler);
    compiler.hooks.afterCompile.tap('PathFreeRuntime', () => {
      if (found === 0)
        throw new Error(
          'The federation runtime imports no file by its path any more: this plugin has no work.',
        );
    });
  }
}
