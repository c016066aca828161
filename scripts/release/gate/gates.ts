import type { Gate } from '../gate.ts';
import { checkFingerprints } from './fingerprints.ts';
import { checkRoutes } from './routes.ts';
import { checkSheets } from './sheets.ts';
import { checkInBrowser } from './smoke/smoke.ts';

/** What is asked of every set, also where one is put together at every start: it takes no second. */
export const quickGate: Gate = {
  artefacts: [checkFingerprints, checkSheets],
  routes: [checkRoutes],
};

/** What is asked before a release. */
export const releaseGate = (say: (line: string) => void): Gate => ({
  ...quickGate,
  last: [checkInBrowser(say)],
});
