import { answers } from 'shared-contract/page-addresses';
import { packageName } from 'shared-contract/remotes';
import type { Release } from '../../../shell/server/release.ts';

/** The package that the page at an address belongs to. */
export function ownerOf({ manifest }: Pick<Release, 'manifest'>, address: string): string {
  const [remote] =
    Object.entries(manifest.remotes).find(([, { routes }]) =>
      routes.some((route) => route === address || answers(route, address)),
    ) ?? [];
  return remote === undefined ? 'shell' : packageName(remote);
}
