import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codeRoot } from './places.ts';

/** The oldest supported browsers, as Browserslist queries. The `package.json` of `mfe-kit` has the same list. */
export const { browserslist: browsers } = JSON.parse(
  readFileSync(path.join(codeRoot, 'package.json'), 'utf8'),
) as { readonly browserslist: string[] };

/** The same browsers as esbuild targets. esbuild uses another name for Safari on iOS. */
export const esbuildTargets = browsers.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));
