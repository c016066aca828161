import { data, lackedBy, partsOf, type CompatNode } from './compat.ts';

/** A feature that an oldest supported browser lacks. */
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

/** Objects of the page by the interface that they are of. */
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

/** A method of a constructor needs its name before it; one of its objects is called on anything. */
function isStatic(key: string, { __compat: compat }: CompatNode): boolean {
  if (key.endsWith('_static')) return true;
  const [spec = ''] = [compat?.spec_url ?? []].flat();
  return spec.includes('tc39.es') && !spec.includes('prototype');
}

interface Scripts {
  /** By name, where every object that has it is too new for a supported browser. */
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
  /** Names that some object of every supported browser has. */
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
    // Objects of a newer interface come from something that is newer as well.
    if (newer) globals.set(owner, newer);
    else visit(owner, node);
  }
  for (const name of known) members.delete(name);
  return { members, exact, globals, names: [...globals.keys(), ...names] };
}

const scripts = readScripts();

/** All that scripts may not rely on: `requestIdleCallback`, `Map.groupBy`, `String.prototype.isWellFormed`. */
export const newerNames = scripts.names;

/** A member of a global or of an object of the page, `URL.canParse` or `navigator.connection`. */
export function newerOf(object = '', member = ''): Newer | undefined {
  const owner = instances[object] ?? object;
  return owner === 'Window' ? scripts.globals.get(member) : scripts.exact.get(`${owner}.${member}`);
}

/** A method of any object, by its name alone. */
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

/** An attribute of HTML, in any case: React has its own spelling. */
export const newerAttribute = (name: string): Newer | undefined => attributes.get(name.toLowerCase());

const css = (group: string, name: string) => child(child(data.css, group), name);

export function newerProperty(name: string): Newer | undefined {
  const node = css('properties', name);
  return node && describe(name, node);
}

/** A keyword of a property, `text-wrap: pretty`. */
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

/** A function of CSS, `light-dark`. */
export const newerFunction = (name: string): Newer | undefined => functions.get(name);
