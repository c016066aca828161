import compatData from '@mdn/browser-compat-data' with { type: 'json' };
import { browsers } from '@scripts/core/files';

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
  // The CSS compiler adds these prefixes. Scripts have none.
  (more.prefix === undefined || more.prefix.startsWith('-'));

/**
 * Browsers with a shared engine. A feature that one of them has and the other never gets doesn't depend on the version.
 */
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

/** Returns the oldest supported browsers that lack a feature, `Safari 16.4`. */
function lackedBy({ support }: Compat): string[] {
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

const partsOf = (node: CompatNode): [string, CompatNode][] =>
  Object.entries(node).filter(([name]) => name !== '__compat') as [string, CompatNode][];

export interface Newer {
  /** `Map.groupBy`, `popover`, `:has`. */
  readonly feature: string;
  /** `Firefox 115`. */
  readonly lacking: readonly string[];
}

const describe = (feature: string, { __compat: compat }: CompatNode): Newer | undefined => {
  const lacking = compat ? lackedBy(compat) : [];
  return lacking.length > 0 ? { feature, lacking } : undefined;
};

const child = (node: CompatNode | undefined, name: string) => node?.[name] as CompatNode | undefined;

/** Browser objects by their interface. */
const instances: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  location: 'Location',
  history: 'History',
  screen: 'Screen',
  performance: 'Performance',
  crypto: 'Crypto',
};

/**
 * Returns true for a method of a constructor, which is called by its full name. A method of an instance can be called
 * on any object.
 */
function isStatic(key: string, { __compat: compat }: CompatNode): boolean {
  if (key.endsWith('_static')) return true;
  const [spec = ''] = [compat?.spec_url ?? []].flat();
  return spec.includes('tc39.es') && !spec.includes('prototype');
}

interface Scripts {
  /** By name, if every object with that member is too new for a supported browser. */
  readonly members: ReadonlyMap<string, Newer>;
  /** By object and name, `URL.canParse`. */
  readonly exact: ReadonlyMap<string, Newer>;
  readonly globals: ReadonlyMap<string, Newer>;
  readonly names: readonly string[];
}

function readScripts(): Scripts {
  const members = new Map<string, Newer>();
  const exact = new Map<string, Newer>();
  const globals = new Map<string, Newer>();
  const names: string[] = [];
  /** Names that an object has in every supported browser. */
  const known = new Set<string>();
  const visit = (owner: string, node: CompatNode): void => {
    for (const [key, part] of partsOf(node)) {
      const name = key.replace(/_static$/, '');
      if (!/^[a-zA-Z]\w*$/.test(name) || /_(?:event|permission|parameter)$/.test(key) || name === owner)
        continue;
      const newer = describe(owner === 'Window' ? name : `${owner}.${name}`, part);
      if (!newer) known.add(name);
      else {
        exact.set(newer.feature, newer);
        if (owner === 'Window') globals.set(name, newer);
        const atOwner = isStatic(key, part);
        if (owner !== 'Window') names.push(`${owner}.${atOwner ? '' : 'prototype.'}${name}`);
        if (!atOwner && !members.has(name)) members.set(name, newer);
      }
    }
  };
  const builtins = child(data.javascript, 'builtins') ?? {};
  for (const [owner, node] of [...partsOf(data.api), ...partsOf(builtins)]) {
    const newer = describe(owner, node);
    // Instances of a newer interface are only returned by features that are also newer.
    if (newer) globals.set(owner, newer);
    else visit(owner, node);
  }
  for (const name of known) members.delete(name);
  return { members, exact, globals, names: [...globals.keys(), ...names] };
}

const scripts = readScripts();

/** All names that scripts must not rely on: `requestIdleCallback`, `Map.groupBy`, `String.prototype.isWellFormed`. */
export const newerNames = scripts.names;

/** Returns the entry of a member of a global or of a browser object, `URL.canParse` or `navigator.connection`. */
export function newerOf(object = '', member = ''): Newer | undefined {
  const owner = instances[object] ?? object;
  return owner === 'Window' ? scripts.globals.get(member) : scripts.exact.get(`${owner}.${member}`);
}

/** Returns the entry of a method by its name, for any object. */
export const newerMethod = (name: string): Newer | undefined => scripts.members.get(name);

export const newerGlobal = (name: string): Newer | undefined => scripts.globals.get(name);

function readAttributes(): ReadonlyMap<string, Newer> {
  const found = new Map<string, Newer>();
  const known = new Set<string>();
  const groups = [
    child(data.html, 'global_attributes') ?? {},
    ...partsOf(child(data.html, 'elements') ?? {}).map(([, node]) => node),
  ];
  for (const [name, node] of groups.flatMap(partsOf)) {
    if (!node.__compat || !/^[a-z]+$/.test(name)) continue;
    const newer = describe(`${name}=""`, node);
    if (newer) found.set(name, newer);
    else known.add(name);
  }
  for (const name of known) found.delete(name);
  return found;
}

const attributes = readAttributes();

/** Returns the entry of an HTML attribute, regardless of case, because React spells some differently. */
export const newerAttribute = (name: string): Newer | undefined => attributes.get(name.toLowerCase());

const css = (group: string, name: string) => child(child(data.css, group), name);

export function newerProperty(name: string): Newer | undefined {
  const node = css('properties', name);
  return node && describe(name, node);
}

/** Returns the entry of a property's keyword, `text-wrap: pretty`. */
export function newerKeyword(property: string, keyword: string): Newer | undefined {
  const node = child(css('properties', property), keyword);
  return node && describe(`${property}: ${keyword}`, node);
}

export function newerSelector(name: string): Newer | undefined {
  const node = css('selectors', name.replace(/^:+/, ''));
  return node && describe(name, node);
}

export function newerRule(name: string): Newer | undefined {
  const node = css('at-rules', name);
  return node && describe(`@${name}`, node);
}

function readFunctions(): ReadonlyMap<string, Newer> {
  const found = new Map<string, Newer>();
  const visit = (node: CompatNode) => {
    for (const [name, part] of partsOf(node)) {
      const newer = describe(`${name}()`, part);
      if (newer && /^[a-z][a-z0-9-]*$/.test(name)) found.set(name, newer);
      visit(part);
    }
  };
  visit(child(data.css, 'types') ?? {});
  return found;
}

const functions = readFunctions();

/** Returns the entry of a CSS function, `light-dark`. */
export const newerFunction = (name: string): Newer | undefined => functions.get(name);
