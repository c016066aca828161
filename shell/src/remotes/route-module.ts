import type { ComponentType } from 'react';
import { assertRouteModule } from 'shared-contract/route-module';
import type { RouteObject } from 'shared-ui/router';

/** The contract of a remote's `./routes` module. */
export interface RemoteRoutes {
  readonly default: readonly RouteObject[];
  /** The content for an unknown address, shown below the shell's notice. */
  readonly notFound?: () => Promise<{ Component: ComponentType }>;
}

/** Returns a remote's module if it fulfills the contract. @throws {RouteModuleError} if it doesn't. */
export function acceptRouteModule(remote: string, module: unknown): RemoteRoutes {
  assertRouteModule(remote, module);
  return module as RemoteRoutes;
}
