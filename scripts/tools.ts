import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './build/shared-modules.ts';
import { keptResources } from './build/resources/kept-resources.ts';
import { keptTools } from './build/tools/kept-tools.ts';
import { installResources } from '../supabase/resources/install-resources.ts';
import { installTools, type ToolStore } from '../supabase/tools/install-tools.ts';
import { loadEnvFile, parseSettings } from './lib/settings.ts';

/*
 * npm run tools
 * Makes the files of the tools and of the resources and puts them where they are missing or of an earlier edition: into
 * the hosted project at SUPABASE_URL, whose secret key stands in SUPABASE_SECRET_KEY for this command alone, or into the
 * backend that runs here.
 */
function whereTo(): ToolStore {
  const { SUPABASE_URL: url, DATA_DIR } = parseSettings(process.env);
  const secretKey = process.env['SUPABASE_SECRET_KEY'];
  if (url && secretKey) return { url, secretKey };
  if (url) throw new Error('SUPABASE_SECRET_KEY is not set: give it on the command line, not in .env');
  try {
    return JSON.parse(readFileSync(path.resolve(root, DATA_DIR, 'backend.json'), 'utf8')) as ToolStore;
  } catch {
    throw new Error('No backend runs here: npm start, or set SUPABASE_URL and SUPABASE_SECRET_KEY');
  }
}

try {
  loadEnvFile(root);
  const store = whereTo();
  const installed = [
    ...(await installTools(store, await keptTools())),
    ...(await installResources(store, await keptResources())),
  ];
  process.stdout.write(
    installed.length === 0
      ? `The tools and resources at ${store.url} are up to date\n`
      : `New at ${store.url}: ${installed.join(', ')}\n`,
  );
} catch (error) {
  process.stderr.write(`tools: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
