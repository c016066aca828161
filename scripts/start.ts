import { parseArgs } from 'node:util';
import { buildSite } from './build/build-site.ts';
import { root } from './build/shared-modules.ts';
import { assertPortsFree } from './lib/ports.ts';
import { runUntilStopped } from './lib/run-until-stopped.ts';
import { loadEnvFile, parseSettings } from './lib/settings.ts';
import { backendPorts, startBackend } from './lib/start-backend.ts';
import { startSite } from './lib/start-site.ts';

await runUntilStopped(async (run) => {
  const { reset = false } = parseArgs({ options: { reset: { type: 'boolean' } } }).values;
  loadEnvFile(root);
  const settings = parseSettings(process.env);
  if (reset && settings.SUPABASE_URL)
    throw new Error('--reset empties DATA_DIR only, and SUPABASE_URL names a hosted backend: unset one.');
  await assertPortsFree([['SITE_PORT', settings.SITE_PORT], ...backendPorts(settings)]);
  const folder = await buildSite(run.say);
  const backend = await startBackend(run, settings, reset ? ['--reset'] : []);
  const site = await startSite(run, folder, settings.SITE_PORT, backend);
  run.say('');
  run.say(`Ready: ${site.url.replace('127.0.0.1', 'localhost')}`);
  if (settings.SUPABASE_URL) return;
  run.say('  Demo accounts, password demo-password:');
  run.say('    admin@example.com (admin), coach@example.com (coach), client@example.com (client)');
});
