// Bundled into a remote in place of `@module-federation/webpack-bundler-runtime`: a remote runs with the shell's copy.
import type {} from './shell-runtime.ts';

const federation = globalThis.ninecourseFederation;
if (!federation)
  throw new Error('The page has no federation runtime: the shell brings it, and it is not there.');

export default federation.create();
