import { createHash } from 'node:crypto';
import { hashInputs } from '../lib/hash-inputs.ts';
import { brandHash } from './brand-file.ts';
import { root } from './shared-modules.ts';

/** What shows in the pages of a release beside the artefacts that they are rendered from. */
const RENDERING = [
  'scripts/build',
  'scripts/lib',
  'shared-contract/src',
  ...['shell/server/manifest.ts', 'shell/server/release.ts'],
  'package.json',
  'package-lock.json',
];

/** The name of the set that these artefacts make: rendered by the same code they are the same, wherever they lie. */
export function setIdOf(artefacts: readonly { readonly package: string; readonly id: string }[]): string {
  const rows = artefacts.map(({ package: name, id }) => `${name} ${id}`).sort();
  return createHash('sha256')
    .update([hashInputs(root, RENDERING), brandHash(), ...rows].join('\n'))
    .digest('hex')
    .slice(0, 16);
}
