import { compileSync } from '@mdx-js/mdx';
import { mdxOptions } from '@scripts/documents/prose';
import { transformSync } from '@swc/core';

/** Lets Jest import `.mdx` as the build does. */
export default {
  /** @param {string} source @param {string} filename */
  process(source, filename) {
    const { value } = compileSync({ value: source, path: filename }, mdxOptions);
    return transformSync(String(value), { filename, module: { type: 'commonjs' } });
  },
};
