import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codeRoot } from './places.ts';

/** The oldest supported browsers, as Browserslist queries. `mfe-kit` carries the same list in its own `package.json`. */
export const { browserslist: browsers } = JSON.parse(
  readFileSync(path.join(codeRoot, 'package.json'), 'utf8'),
) as { readonly browserslist: string[] };

/** The same browsers as targets of esbuild, which has its own name for Safari on iOS. */
export const esbuildTargets = browsers.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));
