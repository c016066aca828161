import { matchRoutes } from 'react-router-dom';
import type { BootManifest } from 'shared-contract/boot-manifest';
import type { PageEntry } from 'shared-contract/page-handle';
import { frameOf } from 'shared-contract/remotes';

/** By the router's own rule: more fixed segments win, and a splat loses. */
function ownerOf(manifest: BootManifest, pathname: string): string | undefined {
  const patterns = Object.entries({ ...manifest.refused, ...manifest.remotes }).flatMap(
    ([name, { routes }]) => routes.map((path) => ({ path, handle: name })),
  );
  return matchRoutes(patterns, pathname)?.[0]?.route.handle;
}

/** What the remotes call the page at an address of the member area. */
export const titleOf = (pages: PageEntry[], pathname: string): string =>
  matchRoutes(pages, pathname)?.[0]?.route.title ?? 'Dashboard';

/**
 * The remotes that an address needs, outermost first: the owner of the frame, then the owner of the page.
 * Empty for an unknown address and for the shell's own pages.
 */
export function ownersOf(manifest: BootManifest, pathname: string): string[] {
  const owner = ownerOf(manifest, pathname);
  if (owner === undefined) return [];
  const frame = frameOf(pathname);
  const frameOwner = frame && ownerOf(manifest, frame.path);
  return frameOwner === undefined || frameOwner === owner ? [owner] : [frameOwner, owner];
}
