import { index as dashboard } from './paths/dashboard.ts';

/** An area of the site with a remote's layout, in which other remotes' pages can render. */
export interface LayoutRoute {
  readonly path: string;
  readonly layoutRouteId: string;
}

interface Remote<Name extends string = string> {
  /** Workspace, package, and `data-mfe` of the remote. */
  readonly package: Name;
  /** The remote of the home page, whose content also appears at unknown addresses. */
  readonly ownsHome?: true;
  readonly layout?: LayoutRoute;
}

const table = <const Name extends string>(...rows: readonly Remote<Name>[]) => rows;

/** All remotes of the site. The boot manifest has the other addresses of each, taken from its routes. */
export const remotes = table(
  { package: 'mfe-marketing', ownsHome: true },
  { package: 'mfe-cpps' },
  { package: 'mfe-dashboard', layout: { path: dashboard, layoutRouteId: 'dashboard' } },
);

export type RemotePackage = (typeof remotes)[number]['package'];

/**
 * Returns the federation name, which must be an identifier: `mfe-marketing` is `mfe_marketing` in the share scope and
 * the boot manifest.
 */
export const federationName = (name: string): string => name.replaceAll('-', '_');

export const packageName = (remote: string): string => remote.replaceAll('_', '-');

export const layouts: readonly LayoutRoute[] = remotes.flatMap(({ layout }) => layout ?? []);

export const layoutOf = (pathname: string): LayoutRoute | undefined =>
  layouts.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));

export const homePackage: string = remotes.find(({ ownsHome }) => ownsHome)?.package ?? '';
