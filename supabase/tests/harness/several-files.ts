import { suite } from 'node:test';
import { pathToFileURL } from 'node:url';

/*
 * Runs the test files that are named, one after the other, in this process: what the first one loads and compiles is
 * there for the next ones. Each is a suite that bears its path, and what it asks to be done afterwards is done when it
 * ends.
 */
const limit = { timeout: 300_000 };

for (const file of process.argv.slice(2))
  await suite(file, limit, async () => {
    await import(pathToFileURL(file).href);
  });
