import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageNames } from '@scripts/build/packages';
import {
  outdated,
  pageDatesFile,
  readPageDates,
  withChanges,
  type PageFacts,
  readPage,
} from '@scripts/build/pages';
import { buildSite } from '@scripts/build/site';
import { showHelp } from '@scripts/core/command';
import { ownerOf } from '@scripts/core/files';
import { parseRelease } from 'shared-release/release';

showHelp(`npm run page-dates              records in page-dates.json of each package the day on which the text of a public page changed
npm run page-dates -- --check   names the pages whose text has changed since, and writes nothing
The site map uses these days. Commit the files.`);

const folder = await buildSite(() => undefined);
const file = path.join(folder, 'release.json');
const release = parseRelease(readFileSync(file, 'utf8'), file);

const byOwner = new Map<string, PageFacts[]>(packageNames.map((name) => [name, []]));
for (const [address, page] of Object.entries(release.pages))
  if (page.noindex !== true)
    byOwner
      .get(ownerOf(release, address))
      ?.push(readPage(address, readFileSync(path.join(folder, page.file), 'utf8'), release.brand.name).facts);

if (process.argv.includes('--check')) {
  const faults = [...byOwner].flatMap(([name, owned]) => outdated(owned, readPageDates(name)));
  if (faults.length > 0) {
    process.stderr.write(
      `${faults.join('\n')}\nWrite the day down with "npm run page-dates", and commit it.\n`,
    );
    process.exitCode = 1;
  }
} else {
  // The command reads the clock, because the build must not.
  const today = new Date().toISOString().slice(0, 10);
  for (const [name, owned] of byOwner) {
    const known = readPageDates(name);
    const next = withChanges(owned, known, today);
    if (JSON.stringify(next) === JSON.stringify(known)) continue;
    for (const fault of outdated(owned, known)) process.stdout.write(`${fault}\n`);
    writeFileSync(pageDatesFile(name), `${JSON.stringify(next, null, 2)}\n`);
  }
}
