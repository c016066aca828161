import { parseArgs } from 'node:util';
import { buildPackages } from './build/build-site.ts';
import { root } from './build/shared-modules.ts';
import { assertPortsFree } from './lib/ports.ts';
import { runUntilStopped } from './lib/run-until-stopped.ts';
import { loadEnvFile, parseSettings } from './lib/settings.ts';
import { backendPorts, startBackend } from './lib/start-backend.ts';
import { startSite } from './lib/start-site.ts';
import { releaseHere } from './release/release-here.ts';

await runUntilStopped(async (run) => {
  const { reset = false } = parseArgs({ options: { reset: { type: 'boolean' } } }).values;
  loadEnvFile(root);
  const settings = parseSettings(process.env);
  const environment = { ...process.env };
  // Whoever signs here has no need of it in the site and the backend.
  Reflect.deleteProperty(process.env, 'RELEASE_KEY');
  if (reset && settings.SUPABASE_URL)
    throw new Error('--reset sets aside DATA_DIR only, and SUPABASE_URL names a hosted backend: unset one.');
  await assertPortsFree([['SITE_PORT', settings.SITE_PORT], ...backendPorts(settings)]);
  const builds = await buildPackages(run.say);
  // It takes the data folder for itself: nothing is released into that of a product that runs.
  const backend = await startBackend(run, settings, reset ? ['--reset'] : []);
  const store = await releaseHere(builds, settings.DATA_DIR, environment, run.say);
  const site = await startSite(run, store, settings.SITE_PORT, backend);
  run.say('');
  run.say(`Ready: ${site.url.replace('127.0.0.1', 'localhost')}`);
  if (settings.SUPABASE_URL) return;
  run.say('  Demo accounts, password demo-password:');
  run.say('    admin@example.com (admin), coach@example.com (coach), client@example.com (client)');
});
