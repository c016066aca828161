import type { Gate } from '../gate.ts';
import type { Store } from '../store.ts';
import { checkBudgets, checkChunks } from './budgets.ts';
import { checkBuiltFiles } from './built-files.ts';
import { checkDatabase, checkDatabaseBack } from './database/database.ts';
import { checkDocuments } from './documents.ts';
import { checkFingerprints } from './fingerprints.ts';
import { checkLinks } from './links.ts';
import { createQueryCheck } from './queries.ts';
import { checkRoutes } from './routes.ts';
import { checkStylesheets } from './stylesheets.ts';
import { checkInBrowser } from './smoke/smoke.ts';
import { checkVersions } from './versions.ts';

/** Checks for every release set, including one assembled from a single checkout. */
export const quickGate: Gate = {
  artifacts: [checkBuiltFiles, checkVersions, checkFingerprints, checkStylesheets, createQueryCheck()],
  routes: [checkRoutes],
  rendered: [checkBudgets, checkChunks, checkDocuments, checkLinks],
};

/**
 * Returns the checks before a release.
 *
 * @param isBack true for a version that was live before. Only what could break the site is checked, because an emergency
 *   rollback must not wait for a description or a contrast. The database doesn't change.
 * @param opensAllPages true to open every page in the browser, also unchanged ones.
 */
export const releaseGate = (
  store: Store,
  say: (line: string) => void,
  {
    isBack = false,
    opensAllPages = false,
  }: { readonly isBack?: boolean; readonly opensAllPages?: boolean } = {},
): Gate =>
  isBack
    ? {
        artifacts: [
          checkBuiltFiles,
          checkVersions,
          checkFingerprints,
          createQueryCheck(),
          checkDatabaseBack(store),
        ],
        routes: [checkRoutes],
        last: [checkInBrowser(store, say, { checksStartOnly: true })],
      }
    : {
        ...quickGate,
        artifacts: [...(quickGate.artifacts ?? []), checkDatabase(store)],
        last: [checkInBrowser(store, say, { opensAllPages })],
      };
