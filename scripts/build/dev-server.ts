import type { RsbuildInstance } from '@rsbuild/core';
import type { Run } from '../lib/run-until-stopped.ts';

/** The bundler ends the whole process on these, before the backend has stopped; the command does it itself. */
function takeListenersBack(): () => void {
  const known = new Set<unknown>([...process.listeners('SIGTERM'), ...process.stdin.listeners('end')]);
  return () => {
    for (const listener of process.listeners('SIGTERM'))
      if (!known.has(listener)) process.off('SIGTERM', listener);
    for (const listener of process.stdin.listeners('end'))
      if (!known.has(listener)) process.stdin.off('end', listener as () => void);
  };
}

/** Starts a development server that ends with the command; settles after the first compilation. */
export async function startDevServer(run: Run, rsbuild: RsbuildInstance): Promise<void> {
  const compiled = new Promise<void>((resolve) => {
    rsbuild.onAfterDevCompile(() => {
      resolve();
    });
  });
  const takeBack = takeListenersBack();
  const { server } = await rsbuild.startDevServer();
  takeBack();
  run.onStop(() => server.close());
  await compiled;
}
