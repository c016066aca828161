import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageNames } from '@scripts/build/packages';
import { sectionHeightsFile } from '@scripts/build/pages';
import { browserStep } from '@scripts/checks/run';
import { nodeMachine, findBrowser } from '@scripts/core/browsers';
import { showHelp } from '@scripts/core/command';
import { root } from '@scripts/core/files';

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
