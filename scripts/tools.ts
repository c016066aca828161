import { readFileSync } from 'node:fs';
import path from 'node:path';
import { showHelp, loadEnvFile, parseSettings } from '@scripts/core/command';
import { root } from '@scripts/core/files';
import { cachedResources, cachedTools } from '@scripts/documents/resources';
import { installResources } from '../supabase/resources/install-resources.ts';
import { installTools, type ToolStore } from '../supabase/tools/install-tools.ts';

showHelp(`npm run tools   generates the files of the tools page and of the resources, and uploads those that are missing or outdated
Uploads to the hosted project at SUPABASE_URL with SUPABASE_SECRET_KEY (set it on the command line, not in .env), or to the
backend that runs on this machine. npm start does the same for the embedded backend.`);

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
    ...(await installTools(store, await cachedTools())),
    ...(await installResources(store, await cachedResources())),
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
