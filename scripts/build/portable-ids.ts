import { createHash } from 'node:crypto';
import type { Rspack } from '@rsbuild/core';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SIGNS = `${LETTERS}0123456789`;
const LENGTH = 3;

/** Derives a three-character id from a name. If it is already taken, tries the next one. */
function shortId(name: string, taken: Set<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    let rest = createHash('sha256')
      .update(`${String(attempt)} ${name}`)
      .digest()
      .readUIntBE(0, 6);
    let id = LETTERS.charAt(rest % LETTERS.length);
    rest = Math.floor(rest / LETTERS.length);
    while (id.length < LENGTH) {
      id += SIGNS.charAt(rest % SIGNS.length);
      rest = Math.floor(rest / SIGNS.length);
    }
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}

/**
 * Gives modules ids from names without the project's folder. The bundler hashes complete names, and shared modules and
 * the federation runtime have absolute paths in theirs.
 */
export class PortableModuleIds {
  readonly #folder: string;
  /** @param folder absolute path of the project. */
  constructor(folder: string) {
    this.#folder = folder.replaceAll('\\', '/');
  }

  apply(compiler: Rspack.Compiler): void {
    const plain = `${this.#folder}/`;
    const encoded = encodeURIComponent(plain);
    const portable = (module: Rspack.Module) => {
      // A string inside this hook, a function elsewhere.
      const { identifier } = module as unknown as { identifier: string | (() => string) };
      const name = typeof identifier === 'string' ? identifier : module.identifier();
      return name.replaceAll('\\', '/').replaceAll(plain, '').replaceAll(encoded, '');
    };
    compiler.hooks.compilation.tap('PortableModuleIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('PortableModuleIds', (modules) => {
        const taken = new Set<string>();
        const named = [...modules].map((module) => ({ module, name: portable(module) }));
        named.sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
        for (const { module, name } of named) (module as unknown as { id: string }).id = shortId(name, taken);
      });
    });
  }
}
