import { suite } from 'node:test';
import { pathToFileURL } from 'node:url';
import { closeConnections } from './test-database.ts';
import { HANG_MS } from './test-events.ts';

/* Runs the given test files one after another in this process, so that later files reuse the loaded and compiled
   modules. Each file is a suite named after its path, and its `after` hooks run when it ends. */
const limit = { timeout: HANG_MS };

for (const file of process.argv.slice(2))
  await suite(file, limit, async () => {
    await import(pathToFileURL(file).href);
  });

await closeConnections();
