// Bundled into the shell in place of `@module-federation/webpack-bundler-runtime`: its parts, less those for remotes
// that are named at build time and for shared modules cut to size, of which this site has none.
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
// @ts-expect-error The package describes no types for this file of its own.
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
// @ts-expect-error The package describes no types for this file of its own.
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';
import { createInstance, init } from '@module-federation/runtime';

type Start = typeof createInstance;

interface Started {
  readonly webpackRequire: {
    readonly federation: {
      readonly runtime: { readonly init: Start };
      readonly initOptions: Parameters<Start>[0];
    };
  };
}

/** Returns the federation runtime that a build starts with. Share scopes and options are separate for each build. */
const federationOf = (start: Start) => ({
  runtime: { init: start },
  bundlerRuntime: {
    consumes: consumes as unknown,
    I: initializeSharing,
    S: {},
    installInitialConsumes: installInitialConsumes as unknown,
    initContainerEntry,
    init: ({ webpackRequire: { federation } }: Started) => federation.runtime.init(federation.initOptions),
  },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
});

declare global {
  var ninecourseFederation:
    | {
        readonly create: () => ReturnType<typeof federationOf>;
        /** Written by the build (`slim-federation.ts`): starts a container. */
        start?: unknown;
      }
    | undefined;
}

/** Remotes also run with this code, each as a separate instance, so their entries don't bundle it. */
globalThis.ninecourseFederation = { create: () => federationOf(createInstance) };

export default federationOf(init);
