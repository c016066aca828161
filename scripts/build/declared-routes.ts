import {
  type DeclaredRoute,
  type JudgedRoute,
  judgedRoutes,
  type RouteBranch,
} from 'shared-contract/route-patterns';

/** The routes that a remote declares, or the reason why the shell rejects them. */
export type DeclaredRoutes =
  | { readonly package: string; readonly routes: readonly JudgedRoute[] }
  | { readonly package: string; readonly refused: string };

/** The URLs of the shell and of all remotes, as the shell of the release reads them. */
export interface SiteRoutes {
  readonly ownAddresses: readonly string[];
  readonly remotes: readonly DeclaredRoutes[];
}

/** The functions of the shell that check a module's shape. The page uses the same ones. */
interface Judge {
  readonly routeBranches: (remote: string, module: unknown) => readonly RouteBranch[];
  readonly ownAddresses: readonly string[];
}

export const siteRoutesOf = (
  { routeBranches, ownAddresses }: Judge,
  remotes: readonly { readonly name: string; readonly remote: string }[],
  modules: Readonly<Record<string, unknown>>,
): SiteRoutes => ({
  ownAddresses,
  remotes: remotes.map(({ name, remote }): DeclaredRoutes => {
    try {
      routeBranches(remote, modules[remote]);
    } catch (error) {
      return { package: name, refused: error instanceof Error ? error.message : String(error) };
    }
    const module = modules[remote] as { readonly default: readonly DeclaredRoute[] };
    return { package: name, routes: judgedRoutes(module.default) };
  }),
});
