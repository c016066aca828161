import { index as dashboard } from './paths/dashboard.ts';

/** An area of the page that a remote fills with a layout of its own, into which other remotes' pages may go. */
export interface Frame {
  readonly path: string;
  /** Id of the route that is the layout. */
  readonly layoutRouteId: string;
}

interface Remote<Name extends string = string> {
  /** Workspace, package and `data-mfe` of the remote. */
  readonly package: Name;
  /** Its home page is what unknown addresses show, too. */
  readonly ownsHome?: true;
  readonly frame?: Frame;
}

const table = <const Name extends string>(...rows: readonly Remote<Name>[]) => rows;

/** Every remote of the site, a row each. Which addresses it owns besides, the boot manifest says from its routes. */
export const remotes = table(
  { package: 'mfe-marketing', ownsHome: true },
  { package: 'mfe-cpps' },
  { package: 'mfe-dashboard', frame: { path: dashboard, layoutRouteId: 'dashboard' } },
);

export type RemotePackage = (typeof remotes)[number]['package'];

/** Federation names are identifiers: `mfe-marketing` is `mfe_marketing` in the share scope and the boot manifest. */
export const federationName = (name: string): string => name.replaceAll('-', '_');

export const packageName = (remote: string): string => remote.replaceAll('_', '-');

export const frames: readonly Frame[] = remotes.flatMap(({ frame }) => frame ?? []);

export const frameOf = (pathname: string): Frame | undefined =>
  frames.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));

/** The package of the remote that owns the home page. */
export const homePackage: string = remotes.find(({ ownsHome }) => ownsHome)?.package ?? '';
