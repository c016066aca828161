import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { iconSources } from './icon-sources.ts';
import type { LucideNode } from './lucide-outline.ts';
import { outlineOf } from './outline-of.ts';

interface LucideModule {
  readonly __iconData: { readonly node: readonly LucideNode[] };
}

const file = join(import.meta.dirname, '../src/components/icon-outlines.ts');
const icons = new URL('../esm/icons/', import.meta.resolve('lucide-react'));

const lines = await Promise.all(
  Object.entries(iconSources).map(async ([name, source]) => {
    const { __iconData } = (await import(new URL(`${source}.mjs`, icons).href)) as LucideModule;
    return `  '${name}': '${outlineOf(__iconData.node)}',\n`;
  }),
);

await writeFile(
  file,
  `// Written by shared-ui/icons/write-outlines.ts from lucide-react. Do not edit.

/**
 * Outlines of the icons in use, on a sheet of 24 by 24: Lucide's (ISC licence), one path each, which takes a third
 * of the bytes of lucide-react's components.
 */
export const outlines = {
${lines.join('')}} as const;
`,
);
