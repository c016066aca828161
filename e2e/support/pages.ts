import { layoutOf, packageName } from 'shared-contract/remotes';
import { release } from './product.ts';

/** Returns every prerendered public page of the release, in order. */
export const publicPages = (): string[] =>
  Object.entries(release().pages)
    .filter(([, { status }]) => status === 200)
    .map(([address]) => address);

/** Returns every member URL in the release without parameters. */
export const memberPages = (): string[] => memberPagesByRemote().flat();

/** Returns the member URLs by remote. */
export const memberPagesByRemote = (): string[][] =>
  Object.values(release().manifest.remotes).map(({ routes }) =>
    routes.filter((route) => route.startsWith('/dashboard') && !/[:*]/.test(route)),
  );

export const remoteAreas = () =>
  Object.entries(release().manifest.remotes).map(([name, remote]) => {
    const path = remote.routes.find((route) => !/[:*]/.test(route)) ?? '/';
    return { area: packageName(name), remote, path, member: layoutOf(path) !== undefined };
  });
