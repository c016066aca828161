import { frames, remotes, type Frame } from './remotes.ts';
import type { DeclaredRoute } from './route-patterns.ts';

/*
 * What holds for the routes of a remote beyond their form, which the shell judges when it takes a module. Asked before a
 * release and by a remote's own tests: none of it comes with a page.
 */

/** A route as it is judged. */
export interface JudgedRoute {
  readonly id: string;
  /** Pattern of its address. */
  readonly pattern: string;
  /** Answers an address by itself, and is no layout alone. */
  readonly isPage: boolean;
  readonly isLazy: boolean;
}

/** The chunk of `marketing:team` is `marketing-team`. Pages that share a chunk name it before a slash: `marketing:calculator/cash-balance`. */
export const chunkNameOf = (routeId: string): string => routeId.replace(/\/.*/, '').replaceAll(':', '-');

export const judgedRoutes = (routes: readonly DeclaredRoute[], base = '/'): JudgedRoute[] =>
  routes.flatMap(({ id = '', path, index, lazy, children }) => {
    const pattern = path === undefined ? base : `${base === '/' ? '' : base}/${path}`;
    const isPage = index === true || (path !== undefined && !children);
    return [{ id, pattern, isPage, isLazy: lazy !== undefined }, ...judgedRoutes(children ?? [], pattern)];
  });

const frameOfPackage = (name: string): Frame | undefined =>
  remotes.find((remote) => remote.package === name)?.frame;

/** What names of a package begin with: `marketing` for `mfe-marketing`. */
const ownNameOf = (name: string): string => name.replace(/^mfe-/, '');

const splatOf = (pattern: string): boolean => pattern.split('/').some((segment) => segment.startsWith('*'));

/** The fixed parts of a pattern, and `null` for a parameter: in every form that an optional part leaves. */
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

/** Whether there is an address that both patterns answer. The router reads addresses without regard to case. */
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
  const own = frameOfPackage(name);
  if (splatOf(pattern) && !(own && pattern.startsWith(`${own.path}/`)))
    return `${pattern} (${id}) takes every address below it: name the addresses, what nobody has is the shell's to answer`;
  const frame = frames.find(({ path }) => overlap(path, pattern));
  if (frame && frame !== own)
    return `${pattern} (${id}) is the frame of ${String(remotes.find((remote) => remote.frame === frame)?.package)}: choose an address below it`;
  if (frame && !isPage && id !== frame.layoutRouteId && pattern === frame.path)
    return `the layout of the frame ${frame.path} has the id "${id}": call it "${frame.layoutRouteId}", which pages of others are hung into`;
  return undefined;
}

function chunkFault({ id, pattern, isPage, isLazy }: JudgedRoute, chunks?: ReadonlySet<string>) {
  if (!isLazy) return isPage ? `${pattern} (${id}) is not lazy: every visitor would load it` : undefined;
  const chunk = chunkNameOf(id);
  return !chunks || chunks.has(chunk)
    ? undefined
    : `${pattern} (${id}) has no chunk "${chunk}": name it so with webpackChunkName, or nothing of the page is preloaded`;
}

/** What is wrong with the routes of one remote by themselves. `chunks` are the named ones of its build, where there is one. */
export function routeFaults(
  name: string,
  routes: readonly JudgedRoute[],
  chunks?: ReadonlySet<string>,
): string[] {
  const ids = routes.map(({ id }) => id);
  const twice = [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
  const frame = frameOfPackage(name);
  const hasFrame = routes.some(({ id, pattern }) => id === frame?.layoutRouteId && pattern === frame.path);
  return [
    ...routes.flatMap((route) => idFault(name, route) ?? []),
    ...twice.map((id) => `the id "${id}" stands twice: each route has its own`),
    ...routes.flatMap((route) => placeFault(name, route) ?? []),
    ...(frame && !hasFrame
      ? [`no route "${frame.layoutRouteId}" at ${frame.path}: the frame of the member area would be gone`]
      : []),
    ...routes.flatMap((route) => chunkFault(route, chunks) ?? []),
  ];
}
