import type { AddressesHandle, AddressRegister, ListedAddresses } from './page-handle.ts';
import { type LayoutRoute, layouts, remotes } from './remotes.ts';

/** The fields of a remote's route that the site and the build read. */
export interface DeclaredRoute {
  readonly id?: string | undefined;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly lazy?: unknown;
  /** The page's metadata: a `PageHandle`. */
  readonly handle?: unknown;
  readonly children?: readonly DeclaredRoute[] | undefined;
}

/** An address pattern in a list of routes, and the ids of the routes that match it, outermost first. */
export interface RouteBranch {
  readonly pattern: string;
  readonly ids: readonly string[];
  /** From the innermost route, which renders the page. */
  readonly handle?: unknown;
}

export function routeBranches(
  routes: readonly DeclaredRoute[],
  base = '/',
  above: readonly string[] = [],
): RouteBranch[] {
  return routes.flatMap(({ id, path, index, handle, children }) => {
    const at = path === undefined ? base : `${base === '/' ? '' : base}/${path}`;
    const ids = id === undefined ? above : [...above, id];
    const isPage = index === true || (path !== undefined && !children);
    const own = isPage ? [{ pattern: at, ids, ...(handle === undefined ? {} : { handle }) }] : [];
    return [...own, ...routeBranches(children ?? [], at, ids)];
  });
}

/** Returns true if a pattern matches many addresses: it has a parameter or a wildcard. */
export const isPattern = (pattern: string): boolean => /[:*]/.test(pattern);

/**
 * Returns true if a pattern matches an address, segment by segment. A parameter matches any segment that is not empty.
 */
export function answers(pattern: string, address: string): boolean {
  const parts = address.split('/');
  const asked = pattern.split('/');
  return (
    parts.length === asked.length &&
    asked.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
  );
}

const says = (handle: unknown): handle is AddressesHandle =>
  typeof handle === 'object' && handle !== null && 'addresses' in handle;

/** Returns true if the pattern's page queries the backend for unlisted addresses. */
export const asksForOthers = ({ handle }: RouteBranch): boolean => says(handle) && handle.others === 'asked';

async function saidBy({ addresses }: AddressesHandle): Promise<ListedAddresses> {
  const said = typeof addresses === 'function' ? await addresses() : addresses;
  return 'listed' in said ? said : { listed: said };
}

/** Returns the server function that resolves a pattern's unlisted addresses, or `undefined` if there is none. */
export const registerOf = async ({ handle }: RouteBranch): Promise<AddressRegister | undefined> =>
  says(handle) ? (await saidBy(handle)).register : undefined;

/** Returns the value of the pattern's parameter in an address, or `undefined` if the address doesn't match. */
export function parameterOf(pattern: string, address: string): string | undefined {
  if (!answers(pattern, address)) return undefined;
  const at = pattern.split('/').findIndex((part) => part.startsWith(':'));
  return address.split('/')[at];
}

/**
 * Returns the addresses at which a branch is prerendered: its own, or for a pattern those that its remote lists.
 *
 * @returns `undefined` for a pattern without a list: its pages render only in the browser
 * @throws If an address doesn't match the pattern, because no visitor could open that page.
 */
export async function addressesOf({ pattern, handle }: RouteBranch): Promise<readonly string[] | undefined> {
  if (!isPattern(pattern)) return [pattern];
  if (!says(handle)) return undefined;
  const { listed: said } = await saidBy(handle);
  const other = said.find((address) => isPattern(address) || !answers(pattern, address));
  if (other !== undefined) throw new Error(`The address "${other}" is none of ${pattern}.`);
  return [...new Set(said)];
}

/* Rules for a remote's routes in addition to their shape, which the shell checks when it loads a module. The release
   gate and the remotes' own tests apply them; no page loads this code. */

export interface JudgedRoute {
  readonly id: string;
  /** The complete path, as a pattern. */
  readonly pattern: string;
  /** True if the route renders a page, not only a layout. */
  readonly isPage: boolean;
  readonly isLazy: boolean;
}

/**
 * Returns the chunk name of a route: `marketing-team` for `marketing:team`. Pages that share a chunk name it before a
 * slash: `marketing:calculator/cash-balance`.
 */
export const chunkNameOf = (routeId: string): string => routeId.replace(/\/.*/, '').replaceAll(':', '-');

export const judgedRoutes = (routes: readonly DeclaredRoute[], base = '/'): JudgedRoute[] =>
  routes.flatMap(({ id = '', path, index, lazy, children }) => {
    const pattern = path === undefined ? base : `${base === '/' ? '' : base}/${path}`;
    const isPage = index === true || (path !== undefined && !children);
    return [{ id, pattern, isPage, isLazy: lazy !== undefined }, ...judgedRoutes(children ?? [], pattern)];
  });

const layoutOfPackage = (name: string): LayoutRoute | undefined =>
  remotes.find((remote) => remote.package === name)?.layout;

/** Returns the prefix of a package's names: `marketing` for `mfe-marketing`. */
const ownNameOf = (name: string): string => name.replace(/^mfe-/, '');

const splatOf = (pattern: string): boolean => pattern.split('/').some((segment) => segment.startsWith('*'));

/** Returns the segments of a pattern, with `null` for a parameter, once with and once without each optional segment. */
function formsOf(pattern: string): (string | null)[][] {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  return segments.reduce<(string | null)[][]>(
    (forms, segment) => {
      const isOptional = segment.endsWith('?');
      const name = isOptional ? segment.slice(0, -1) : segment;
      const part = name.startsWith(':') ? null : name.toLowerCase();
      const longer = forms.map((form) => [...form, part]);
      return isOptional ? [...forms, ...longer] : longer;
    },
    [[]],
  );
}

/** Returns true if some address matches both patterns. The router ignores case. */
export function overlap(one: string, other: string): boolean {
  return formsOf(one).some((a) =>
    formsOf(other).some(
      (b) =>
        a.length === b.length && a.every((part, at) => part === null || b[at] === null || part === b[at]),
    ),
  );
}

function idFault(name: string, { id, pattern }: JudgedRoute): string | undefined {
  const own = ownNameOf(name);
  if (id === own || (id.startsWith(`${own}:`) && id.length > own.length + 1)) return undefined;
  return `the id "${id}" at ${pattern} is not its own: begin it with "${own}:"`;
}

function placeFault(name: string, { id, pattern, isPage }: JudgedRoute): string | undefined {
  const own = layoutOfPackage(name);
  if (splatOf(pattern) && !(own && pattern.startsWith(`${own.path}/`)))
    return `${pattern} (${id}) takes every address below it: name the addresses, what nobody has is the shell's to answer`;
  const layout = layouts.find(({ path }) => overlap(path, pattern));
  if (layout && layout !== own)
    return `${pattern} (${id}) is the layout of ${String(remotes.find((remote) => remote.layout === layout)?.package)}: choose an address below it`;
  if (layout && !isPage && id !== layout.layoutRouteId && pattern === layout.path)
    return `the layout at ${layout.path} has the id "${id}": call it "${layout.layoutRouteId}", because pages of other remotes are nested in it`;
  return undefined;
}

function chunkFault({ id, pattern, isPage, isLazy }: JudgedRoute, chunks?: ReadonlySet<string>) {
  if (!isLazy) return isPage ? `${pattern} (${id}) is not lazy: every visitor would load it` : undefined;
  const chunk = chunkNameOf(id);
  return !chunks || chunks.has(chunk)
    ? undefined
    : `${pattern} (${id}) has no chunk "${chunk}": name it so with webpackChunkName, or nothing of the page is preloaded`;
}

/**
 * Returns the errors in one remote's routes.
 * @param chunks the named chunks of its build, if there is one
 */
export function routeFaults(
  name: string,
  routes: readonly JudgedRoute[],
  chunks?: ReadonlySet<string>,
): string[] {
  const ids = routes.map(({ id }) => id);
  const twice = [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
  const layout = layoutOfPackage(name);
  const hasLayout = routes.some(({ id, pattern }) => id === layout?.layoutRouteId && pattern === layout.path);
  return [
    ...routes.flatMap((route) => idFault(name, route) ?? []),
    ...twice.map((id) => `the id "${id}" stands twice: each route has its own`),
    ...routes.flatMap((route) => placeFault(name, route) ?? []),
    ...(layout && !hasLayout
      ? [
          `no route "${layout.layoutRouteId}" at ${layout.path}: the layout of the member area would be missing`,
        ]
      : []),
    ...routes.flatMap((route) => chunkFault(route, chunks) ?? []),
  ];
}
