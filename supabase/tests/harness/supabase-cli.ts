import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname } from 'node:path';
import { supabaseCli } from '../../hosted/supabase-cli.ts';

/** Runs the Supabase CLI in a folder, which is also its home. Disables prompts and telemetry. */
export async function runCli(folder: string, args: string[]): Promise<{ status: number; output: string }> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const child = spawn(npm, ['exec', '--yes', `--package=${supabaseCli}`, '--', 'supabase', ...args], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
      SUPABASE_HOME: folder,
      SUPABASE_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status: status ?? 1, output };
}
