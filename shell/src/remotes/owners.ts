import { matchRoutes } from 'react-router-dom';
import type { BootManifest } from 'shared-contract/boot-manifest';
import type { PageEntry } from 'shared-contract/page-handle';
import { layoutOf } from 'shared-contract/remotes';

/** Uses the router's rule: more fixed segments win, and a splat loses. */
function ownerOf(manifest: BootManifest, pathname: string): string | undefined {
  const patterns = Object.entries({ ...manifest.refused, ...manifest.remotes }).flatMap(
    ([name, { routes }]) => routes.map((path) => ({ path, handle: name })),
  );
  return matchRoutes(patterns, pathname)?.[0]?.route.handle;
}

/** Returns the remotes' title of a page in the member area. */
export const titleOf = (pages: PageEntry[], pathname: string): string =>
  matchRoutes(pages, pathname)?.[0]?.route.title ?? 'Dashboard';

/**
 * Returns the remotes that an address needs, outermost first: the owner of the layout, then the owner of the page.
 * Empty for an unknown address and for the shell's own pages.
 */
export function ownersOf(manifest: BootManifest, pathname: string): string[] {
  const owner = ownerOf(manifest, pathname);
  if (owner === undefined) return [];
  const layout = layoutOf(pathname);
  const layoutOwner = layout && ownerOf(manifest, layout.path);
  return layoutOwner === undefined || layoutOwner === owner ? [owner] : [layoutOwner, owner];
}
