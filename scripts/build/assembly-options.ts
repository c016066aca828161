import type { SiteRoutes } from './declared-routes.ts';

export interface AssemblyOptions {
  /** Name of the release. The default is derived from the sources and builds. */
  readonly release?: string;
  /** Folder of an earlier release, for files whose inputs didn't change. The default is the newest one. */
  readonly earlier?: string;
  /** Called once the assembly's own code is loaded and compiled, before package code runs. */
  readonly onCompiled?: () => void;
  /** Called with the name of each step before it starts. */
  readonly onStep?: (step: string) => void;
  /**
   * Called with the routes that the remotes declare, before the assembly reads them for pages, so that a gate can
   * report all faults together.
   */
  readonly onRoutes?: (routes: SiteRoutes) => void;
}

/** The last step. No package code runs after it. */
export const FILES_STEP = 'the files of the release';
