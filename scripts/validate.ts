import {
  runSteps,
  stopSteps,
  buildSteps,
  codeSteps,
  documentStep,
  siteSteps,
  unitSteps,
} from '@scripts/checks/run';
import { showHelp } from '@scripts/core/command';
import { onOrphaned } from '@scripts/core/processes';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopSteps);
onOrphaned(stopSteps);

showHelp(
  `npm run validate                 the checks of npm test without the database, the commands, the releases, and the browsers
npm run validate -- --no-cache   the same, also those that have passed with equal inputs`,
);

// For use between changes. `npm test` runs the slow tests.
process.exitCode = await runSteps(
  [
    [...codeSteps, documentStep],
    [...buildSteps, siteSteps.site, siteSteps.edge, ...unitSteps],
  ],
  { noCache: process.argv.includes('--no-cache') },
);
