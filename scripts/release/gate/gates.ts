import type { Gate } from '../gate.ts';
import type { Store } from '../store.ts';
import { checkBudgets } from './budgets.ts';
import { checkDatabase, checkDatabaseBack } from './database/database.ts';
import { checkFingerprints } from './fingerprints.ts';
import { checkRoutes } from './routes.ts';
import { checkSheets } from './sheets.ts';
import { checkInBrowser } from './smoke/smoke.ts';

/** What is asked of every set, also where one is put together from sources that belong together. */
export const quickGate: Gate = {
  artefacts: [checkFingerprints, checkSheets],
  routes: [checkRoutes],
  rendered: [checkBudgets],
};

/**
 * What is asked before a release.
 *
 * @param isBack whether something goes live again that was live before: the database stays as it is.
 */
export const releaseGate = (
  store: Store,
  say: (line: string) => void,
  { isBack = false }: { readonly isBack?: boolean } = {},
): Gate => ({
  ...quickGate,
  artefacts: [...(quickGate.artefacts ?? []), isBack ? checkDatabaseBack(store) : checkDatabase(store)],
  last: [checkInBrowser(say)],
});
