import {
  registerGlobalPlugins,
  registerPlugins,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';

/**
 * The federation runtime keeps the failed request of a shared module for ever: whoever needs the module later gets the
 * same failure, and nothing is asked of the server. Here a failure is dropped, so that the next use asks again.
 */
const forgetFailure: ModuleFederationRuntimePlugin = {
  name: 'forget-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) delete shared.loading;
  },
};

/** For the shell, which is there already, and for the remotes to come. */
export function forgetFailedShares(): void {
  registerPlugins([forgetFailure]);
  registerGlobalPlugins([forgetFailure]);
}
