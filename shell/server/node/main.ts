import { backendCheck } from '../settings.ts';
import { ListenError, serveSite } from './serve-site.ts';
import { parseSettings, SettingsError } from './settings.ts';

const expected = [SettingsError, ListenError];

/** Expected errors have a clear message and need no stack trace. */
function explain(error: unknown): string {
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  const settings = parseSettings(process.env);
  const site = await serveSite({
    ...settings,
    healthChecks: { backend: backendCheck(settings) },
    log: (line) => process.stderr.write(`${line}\n`),
  });

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void site.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);

  process.stdout.write(`Site: ${site.url}\n`);
  process.send?.({ type: 'ready', url: site.url });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
  if (process.connected) process.disconnect();
}
