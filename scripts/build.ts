import { buildPackage, packageNames } from '@scripts/build/packages';
import { buildSite } from '@scripts/build/site';
import { showHelp } from '@scripts/core/command';

showHelp(`npm run build                  builds the packages that changed and renders a release into dist/sites
npm run build -- <package …>   builds these packages only; npm run build -w <package> does the same
BRAND_FILE=<file> builds for another firm, with that file instead of shared-ui/src/brand/brand.ts.
Packages: ${packageNames.join(', ')}`);

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = wanted.filter((name) => !packageNames.some((known) => known === name));
const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

try {
  if (unknown.length > 0)
    throw new Error(`No package "${unknown.join('", "')}" to build. Packages: ${packageNames.join(', ')}.`);
  if (wanted.length === 0) await buildSite(say);
  for (const name of packageNames.filter((known) => wanted.includes(known))) {
    const { record, fresh } = await buildPackage(name);
    say(`${fresh ? 'Built' : 'Unchanged:'} ${name} ${record.version}`);
  }
} catch (error) {
  process.stderr.write(`Build failed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
