import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { buildSite, remotePackages } from './build/build-site.ts';
import { federationName, type PackageName } from './build/config.ts';
import { devConfig } from './build/dev-config.ts';
import { devPage, type DevRemote } from './build/dev-page.ts';
import { withDevRemote } from './build/released-page.ts';
import { writeProvidedModules } from './build/provided-modules.ts';
import { root } from './build/shared-modules.ts';
import { routesOfSource } from './build/source-routes.ts';
import { onOrphaned } from './lib/on-orphaned.ts';
import { portIsTaken, startService, type Service } from './lib/services.ts';
import { loadEnvFile, parseSettings, type Settings } from './lib/settings.ts';

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

const closers: (() => Promise<unknown>)[] = [];
async function stop(exitCode: number): Promise<void> {
  await Promise.allSettled(closers.splice(0).map((close) => close()));
  process.exit(exitCode);
}

async function backendSettings(settings: Settings) {
  if (settings.SUPABASE_URL && settings.SUPABASE_PUBLISHABLE_KEY)
    return { supabaseUrl: settings.SUPABASE_URL, supabasePublishableKey: settings.SUPABASE_PUBLISHABLE_KEY };
  say('Starting the embedded backend …');
  const data = path.resolve(root, settings.DATA_DIR);
  const backend: Service = await startService('The backend', path.join(root, 'supabase/embedded/main.ts'), {
    env: {
      BACKEND_PORT: String(settings.BACKEND_PORT),
      DATA_DIR: data,
      SITE_PORT: String(settings.SITE_PORT),
    },
    onLine: (line) => {
      say(`  ${line}`);
    },
  });
  closers.push(() => backend.stop());
  const file = JSON.parse(readFileSync(path.join(data, 'backend.json'), 'utf8')) as {
    url: string;
    publishableKey: string;
  };
  return { supabaseUrl: file.url, supabasePublishableKey: file.publishableKey };
}

async function serveRemote(
  name: PackageName,
  port: number,
  mode: 'development' | 'production',
): Promise<DevRemote> {
  const rsbuild = await createRsbuild({
    cwd: path.join(root, name),
    rsbuildConfig: devConfig(name, port, mode),
  });
  const { server } = await rsbuild.startDevServer();
  closers.push(() => server.close());
  say(`  ${name} on http://localhost:${String(port)}`);
  return {
    name: federationName(name),
    entry: `http://localhost:${String(port)}/remoteEntry.js`,
    routes: await routesOfSource(name),
  };
}

/** One remote from its source, everything else as released: the local release, or the site named by `--against`. */
async function serveAgainstRelease(name: PackageName, settings: Settings) {
  const named = process.argv
    .find((argument) => argument.startsWith('--against='))
    ?.slice('--against='.length);
  const released = named ?? (await startReleasedSite(settings));
  const remote = await serveRemote(name, settings.SITE_PORT + 1, 'production');
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', released), { redirect: 'manual' });
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      // No policy here: the development server of the remote is another origin, unknown to the release.
      const body = type.startsWith('text/html')
        ? withDevRemote(await answer.text(), remote)
        : Buffer.from(await answer.arrayBuffer());
      const location = answer.headers.get('location');
      response.writeHead(answer.status, { 'content-type': type, ...(location ? { location } : {}) });
      response.end(body);
    })().catch((error: unknown) => {
      response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`${released} did not answer: ${String(error)}`);
    });
  });
  server.listen(settings.SITE_PORT, 'localhost');
  await once(server, 'listening');
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}

async function startReleasedSite(settings: Settings): Promise<string> {
  const siteFolder = await buildSite(say);
  const { supabaseUrl, supabasePublishableKey } = await backendSettings(settings);
  const site = await startService('The site', path.join(root, 'shell/server/node/main.ts'), {
    env: {
      SITE_PORT: '0',
      SITE_ROOT: siteFolder,
      SUPABASE_URL: supabaseUrl,
      SUPABASE_PUBLISHABLE_KEY: supabasePublishableKey,
    },
  });
  closers.push(() => site.stop());
  return site.url;
}

async function serveShell(
  port: number,
  settings: Awaited<ReturnType<typeof backendSettings>>,
  remotes: DevRemote[],
) {
  writeProvidedModules();
  const config = devConfig('shell', port);
  let files: string[] = [];
  const rsbuild = await createRsbuild({
    cwd: path.join(root, 'shell'),
    rsbuildConfig: {
      ...config,
      server: {
        ...config.server,
        publicDir: { name: path.join(root, 'shell/public') },
        setup: ({ server }) => {
          server.middlewares.use((request, response, next) => {
            const asked = request.headers.accept?.includes('text/html') && request.method === 'GET';
            if (!asked) {
              next();
              return;
            }
            const of = (end: string) => files.filter((file) => file.endsWith(end)).map((file) => `/${file}`);
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(devPage({ settings, remotes, scripts: of('.js'), styles: of('.css') }));
          });
        },
      },
    },
  });
  rsbuild.onAfterDevCompile(({ stats }) => {
    const groups = stats.toJson({ all: false, entrypoints: true, assets: true }).entrypoints ?? {};
    files = (groups['main']?.assets ?? [])
      .map(({ name }) => name)
      .filter((name) => !name.includes('.hot-update.'));
  });
  const { server } = await rsbuild.startDevServer();
  closers.push(() => server.close());
}

async function serveEverything(settings: Settings) {
  const backend = await backendSettings(settings);
  say('Starting development servers …');
  const remotes: DevRemote[] = [];
  for (const [index, name] of remotePackages.entries())
    remotes.push(await serveRemote(name, settings.SITE_PORT + 1 + index, 'development'));
  await serveShell(settings.SITE_PORT, backend, remotes);
}

async function main(): Promise<void> {
  loadEnvFile(root);
  const settings = parseSettings(process.env);
  const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
  const known = remotePackages.map(String);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0 || wanted.length > 1)
    throw new Error(
      `Usage: npm run dev, or npm run dev -- <one of ${known.join(', ')}> [--against=<address of a release>].`,
    );
  for (const [setting, port] of [
    ['SITE_PORT', settings.SITE_PORT],
    ['BACKEND_PORT', settings.BACKEND_PORT],
  ] as const)
    if (await portIsTaken(port))
      throw new Error(
        `Port ${String(port)} is in use. Stop what listens there, or set ${setting} to another port.`,
      );
  const [only] = wanted;
  if (only === undefined) await serveEverything(settings);
  else await serveAgainstRelease(only as PackageName, settings);
  say('');
  say(`Ready: http://localhost:${String(settings.SITE_PORT)}`);
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
onOrphaned(() => void stop(0));

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await stop(1);
}
