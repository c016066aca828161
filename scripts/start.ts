import path from 'node:path';
import { buildSite } from './build/build-site.ts';
import { root } from './build/shared-modules.ts';
import { onOrphaned } from './lib/on-orphaned.ts';
import { portIsTaken, startService, type Service } from './lib/services.ts';
import { loadEnvFile, parseSettings, type Settings } from './lib/settings.ts';

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

const running: Service[] = [];
let stopping = false;

async function stopAll(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all(running.map((service) => service.stop()));
  process.exit(exitCode);
}

async function assertPortsFree(settings: Settings): Promise<void> {
  const ports = [
    ['SITE_PORT', settings.SITE_PORT] as const,
    ...(settings.SUPABASE_URL ? [] : [['BACKEND_PORT', settings.BACKEND_PORT] as const]),
  ];
  for (const [setting, port] of ports)
    if (await portIsTaken(port))
      throw new Error(
        `Port ${String(port)} is in use. Stop what listens there, or set ${setting} to another port.`,
      );
}

/** Keeps a started service, and ends everything with one line when it dies by itself. */
function watch(service: Service): Service {
  running.push(service);
  void service.ended.then(() => {
    if (stopping) return;
    process.stderr.write(`${service.name} stopped unexpectedly; its last words stand above.\n`);
    void stopAll(1);
  });
  return service;
}

async function startBackend(settings: Settings): Promise<Record<string, string>> {
  if (settings.SUPABASE_URL && settings.SUPABASE_PUBLISHABLE_KEY) {
    say(`Using the hosted backend at ${settings.SUPABASE_URL}`);
    return {
      SUPABASE_URL: settings.SUPABASE_URL,
      SUPABASE_PUBLISHABLE_KEY: settings.SUPABASE_PUBLISHABLE_KEY,
    };
  }
  say('Starting the embedded backend …');
  const dataFolder = path.resolve(root, settings.DATA_DIR);
  const backend = await startService('The backend', path.join(root, 'supabase/embedded/main.ts'), {
    args: process.argv.includes('--reset') ? ['--reset'] : [],
    env: {
      BACKEND_PORT: String(settings.BACKEND_PORT),
      DATA_DIR: dataFolder,
      SITE_PORT: String(settings.SITE_PORT),
      ...(settings.DATABASE_URL ? { DATABASE_URL: settings.DATABASE_URL } : {}),
    },
    onLine: (line) => {
      say(`  ${line}`);
    },
  });
  watch(backend);
  return { BACKEND_FILE: path.join(dataFolder, 'backend.json') };
}

async function main(): Promise<void> {
  loadEnvFile(root);
  const settings = parseSettings(process.env);
  await assertPortsFree(settings);
  const siteFolder = await buildSite(say);
  const backend = await startBackend(settings);
  const site = watch(
    await startService('The site', path.join(root, 'shell/server/node/main.ts'), {
      env: { ...backend, SITE_PORT: String(settings.SITE_PORT), SITE_ROOT: siteFolder },
      onLine: (line) => {
        say(`  ${line}`);
      },
    }),
  );
  say('');
  say(`Ready: ${site.url.replace('127.0.0.1', 'localhost')}`);
  if (!settings.SUPABASE_URL) {
    say('  Demo accounts, password demo-password:');
    say('    admin@example.com (admin), coach@example.com (coach), client@example.com (client)');
  }
}

process.on('SIGINT', () => void stopAll(0));
process.on('SIGTERM', () => void stopAll(0));
onOrphaned(() => void stopAll(0));

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await stopAll(1);
}
