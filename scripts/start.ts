import { parseArgs } from 'node:util';
import { buildPackages } from '@scripts/build/packages';
import { showHelp, loadEnvFile, parseSettings } from '@scripts/core/command';
import { root } from '@scripts/core/files';
import { assertPortsFree, runUntilStopped } from '@scripts/core/processes';
import { releaseHere } from '@scripts/release/local';
import { backendPorts, startBackend, startSite } from './start-backend.ts';

showHelp(`npm start              installs packages when needed, builds what changed, and serves the complete product at SITE_PORT
npm start -- --reset   the same with fresh demo data; moves the earlier data aside within DATA_DIR
The first start creates and seeds the embedded backend. The site serves the active release of release-store in DATA_DIR, as
production does: what npm run release publishes there is live within seconds. Settings: .env.example.`);

await runUntilStopped(async (run) => {
  const { reset = false } = parseArgs({ options: { reset: { type: 'boolean' } } }).values;
  loadEnvFile(root);
  const settings = parseSettings(process.env);
  const environment = { ...process.env };
  // The site and the backend must not inherit the signing key.
  Reflect.deleteProperty(process.env, 'RELEASE_KEY');
  if (reset && settings.SUPABASE_URL)
    throw new Error('--reset sets aside DATA_DIR only, and SUPABASE_URL names a hosted backend: unset one.');
  await assertPortsFree([['SITE_PORT', settings.SITE_PORT], ...backendPorts(settings)]);
  const builds = await buildPackages(run.say);
  // The backend locks the data folder, so nothing is released into the store of a running product.
  const backend = await startBackend(run, settings, reset ? ['--reset'] : []);
  const store = await releaseHere(builds, settings.DATA_DIR, environment, run.say);
  const site = await startSite(run, store, settings.SITE_PORT, backend);
  run.say('');
  run.say(`Ready: ${site.url.replace('127.0.0.1', 'localhost')}`);
  if (settings.SUPABASE_URL) return;
  run.say('  Demo accounts, password demo-password:');
  run.say('    admin@example.com (admin), coach@example.com (coach), client@example.com (client)');
});
