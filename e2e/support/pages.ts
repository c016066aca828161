import { frameOf, packageName } from 'shared-contract/remotes';
import { release } from './product.ts';

/** Every public page of the release that is served whole, in its order. */
export const publicPages = (): string[] =>
  Object.entries(release().pages)
    .filter(([, { status }]) => status === 200)
    .map(([address]) => address);

/** Every member address that the release lists and that stands by itself. */
export const memberPages = (): string[] => memberPagesByRemote().flat();

/** The same, each remote's by themselves. */
export const memberPagesByRemote = (): string[][] =>
  Object.values(release().manifest.remotes).map(({ routes }) =>
    routes.filter((route) => route.startsWith('/dashboard') && !/[:*]/.test(route)),
  );

/** Each remote of the release, at the first of its addresses that stands by itself. */
export const remoteAreas = () =>
  Object.entries(release().manifest.remotes).map(([name, remote]) => {
    const path = remote.routes.find((route) => !/[:*]/.test(route)) ?? '/';
    return { area: packageName(name), remote, path, member: frameOf(path) !== undefined };
  });
