import type { SiteRoutes } from './declared-routes.ts';

/** What whoever puts a site together may want to have to do with it. */
export interface AssemblyOptions {
  /** The name of the release; else one that follows from sources and builds. */
  readonly release?: string;
  /** Called when all of our own code is loaded and compiled, before code of the packages runs. */
  readonly onCompiled?: () => void;
  /** Called with what comes next, for whoever waits for it. */
  readonly onStep?: (step: string) => void;
  /** Called with what the remotes declare, before it is read for pages: a gate tells all that is wrong with it at once. */
  readonly onRoutes?: (routes: SiteRoutes) => void;
}

/** The last step: from here on no package's code is asked for anything new. */
export const FILES_STEP = 'the files of the release';
