import compatData from '@mdn/browser-compat-data' with { type: 'json' };
import { browsers } from '../build/browsers.ts';

type Version = string | boolean | null;
interface Support {
  readonly version_added: Version;
  readonly version_removed?: Version;
  readonly flags?: unknown;
  readonly prefix?: string;
  readonly alternative_name?: string;
}
interface Compat {
  readonly spec_url?: string | readonly string[];
  readonly support: Readonly<Record<string, Support | readonly Support[] | undefined>>;
}
/** A node of MDN's browser-compat-data: a feature, its parts, or both. */
export interface CompatNode {
  readonly __compat?: Compat;
  readonly [part: string]: unknown;
}

const numberOf = (version: string): number[] => version.replace('≤', '').split('.').map(Number);

/** Whether one version is at or below another. */
function isAtMost(version: string, most: string): boolean {
  const [given, limit] = [numberOf(version), numberOf(most)];
  const at = given.findIndex((part, index) => part !== (limit[index] ?? 0));
  return at < 0 || (given[at] ?? 0) < (limit[at] ?? 0);
}

const isIn = (
  { version_added: added, version_removed: removed, ...more }: Support,
  version: string,
): boolean =>
  typeof added === 'string' &&
  added !== 'preview' &&
  isAtMost(added, version) &&
  !(typeof removed === 'string' && isAtMost(removed, version)) &&
  more.flags === undefined &&
  more.alternative_name === undefined &&
  // The CSS compiler writes these. Scripts have none.
  (more.prefix === undefined || more.prefix.startsWith('-'));

/** Browsers that share an engine: a feature that one of them has and the other never gets is no question of age. */
const engines = [
  { label: 'Chrome', names: ['chrome', 'edge'] },
  { label: 'Firefox', names: ['firefox'] },
  { label: 'Safari', names: ['safari', 'ios_saf'] },
].map(({ label, names }) => ({
  label,
  versions: browsers.flatMap((query) => {
    const [name = '', version = ''] = query.split(' >= ');
    return names.includes(name) ? [{ name: name === 'ios_saf' ? 'safari_ios' : name, version }] : [];
  }),
}));

/** The oldest supported browsers that lack a feature, `Safari 16.4`. */
export function lackedBy({ support }: Compat): string[] {
  return engines
    .filter(({ versions }) =>
      versions.every(({ name, version }) => {
        const statements: Support[] = [support[name] ?? []].flat();
        return !statements.some((one) => isIn(one, version));
      }),
    )
    .map(({ label, versions }) => `${label} ${versions[0]?.version ?? ''}`);
}

export const data = compatData as unknown as Readonly<
  Record<'api' | 'css' | 'html' | 'javascript', CompatNode>
>;

export const partsOf = (node: CompatNode): [string, CompatNode][] =>
  Object.entries(node).filter(([name]) => name !== '__compat') as [string, CompatNode][];
