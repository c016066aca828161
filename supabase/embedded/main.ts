import { startBackend, type Backend } from './backend.ts';
import { projectPaths } from './project-paths.ts';
import { readSettings } from './settings.ts';
import { messageOf, StartFailure } from './start-failure.ts';

// Make every file readable by its owner only, including the database's files.
process.umask(0o077);

let backend: Backend | null = null;
let stopping: Promise<void> | null = null;

/** Stops the backend once, no matter how often it is called. */
function stop(): Promise<void> {
  stopping ??= (async () => {
    await backend?.stop();
    if (process.connected) process.disconnect();
  })();
  return stopping;
}

let interrupts = 0;
process.on('SIGINT', () => {
  interrupts += 1;
  if (interrupts > 1) process.exit(130);
});
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
  process.on(event, () => {
    void starting.then(stop).then(
      () => process.exit(process.exitCode ?? 0),
      () => process.exit(1),
    );
  });
}

async function run(): Promise<void> {
  try {
    const unknown = process.argv.slice(2).filter((argument) => argument !== '--reset');
    if (unknown.length > 0)
      throw new StartFailure(`Unknown argument ${unknown.join(' ')}: only --reset is known`);
    const settings = readSettings(process.env, projectPaths.root);
    backend = await startBackend({ ...settings, reset: process.argv.includes('--reset') });
    if (process.send) process.send({ type: 'ready', url: backend.url });
    else process.stdout.write(`Backend: ${backend.url} (mail at ${backend.inboxUrl})\n`);
  } catch (error) {
    const isExpected = error instanceof StartFailure;
    process.stderr.write(
      `${isExpected ? error.message : `The backend did not start: ${messageOf(error)}`}\n`,
    );
    process.exitCode = 1;
    if (process.connected) process.disconnect();
    process.exit();
  }
}

const starting = run();
