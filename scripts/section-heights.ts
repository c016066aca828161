import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageNames } from './build/build-package.ts';
import { sectionHeightsFile } from './build/pages/section-heights.ts';
import { root } from './build/places.ts';
import { nodeMachine } from './io/node-machine.ts';
import { findBrowser } from './lib/browsers/find-browser.ts';
import { showHelp } from './lib/command-line.ts';
import { browserStep } from './test/steps.ts';

showHelp(`npm run section-heights   measures the sections of the public pages in Chromium (CHROME_PATH)
It writes section-heights.json of each package: the heights that the build reserves. Commit the files.
e2e/section-heights.spec.ts names the sections whose height is outdated.`);

const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) =>
  spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;

const browser = findBrowser(nodeMachine, (line) => process.stdout.write(`${line}\n`));
const [command, ...args] = browserStep('').command;
process.exitCode =
  run(command, [...args, 'section-heights', '--project=desktop', '--retries=0'], {
    ...process.env,
    CHROME_PATH: browser,
    SECTION_HEIGHTS: 'write',
  }) ||
  run(
    path.join(root, 'node_modules/.bin/oxfmt'),
    packageNames.map(sectionHeightsFile).filter((file) => existsSync(file)),
  );
