import { matchPath } from 'react-router-dom';
import type { BootManifest } from 'shared-contract/boot-manifest';
import { frameOf } from 'shared-contract/remotes';

/** More fixed segments win; a splat loses against anything that is as long. */
function rank(pattern: string): number {
  return pattern
    .split('/')
    .filter(Boolean)
    .reduce((sum, segment) => sum + (segment === '*' ? -1 : segment.startsWith(':') ? 2 : 3), 0);
}

function bestMatch(manifest: BootManifest, pathname: string) {
  return Object.entries({ ...manifest.refused, ...manifest.remotes })
    .flatMap(([name, { routes }]) => routes.map((pattern) => ({ name, pattern })))
    .filter(({ pattern }) => matchPath({ path: pattern, end: true }, pathname) !== null)
    .sort((a, b) => rank(b.pattern) - rank(a.pattern))[0];
}

const ownerOf = (manifest: BootManifest, pathname: string) => bestMatch(manifest, pathname)?.name;

/** What the owner of an address in the member area calls the page there. */
export function titleOf(manifest: BootManifest, pathname: string): string {
  const match = bestMatch(manifest, pathname);
  const pages = manifest.remotes[match?.name ?? '']?.pages;
  return pages?.find(({ path }) => path === match?.pattern)?.title ?? 'Dashboard';
}

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
