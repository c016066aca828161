import 'shared-ui/utilities.css';
import 'shared-ui/styles.css';
import type { BootHandle } from './app/start.tsx';
import { yieldToMain } from './app/yield-to-main.ts';
import { readPageData } from './config/page-data.ts';

declare global {
  interface Window {
    ninecourseBoot?: BootHandle;
  }
}

/** Each part is evaluated in a task of its own, so that no task is long on a slow phone. */
async function run(failure?: Error): Promise<void> {
  const boot = window.ninecourseBoot;
  if (boot)
    boot.collect = () => {
      boot.collect = undefined;
      import(/* webpackChunkName: "shell-reports" */ './reports/collect.ts').catch(() => undefined);
    };
  try {
    await import(/* webpackMode: "eager" */ 'react');
    await yieldToMain();
    await import(/* webpackMode: "eager" */ 'react-dom/client');
    await yieldToMain();
    await import(/* webpackMode: "eager" */ './app/router-parts.ts');
    await yieldToMain();
    const { start } = await import(/* webpackMode: "eager" */ './app/start.tsx');
    await yieldToMain();
    await start(readPageData(), boot, failure);
  } catch (error) {
    reportError(error);
    onFailure(failure === undefined, error instanceof Error ? error : new Error(String(error)));
  }
}

/**
 * A start that failed leaves a readable page as it was served. What somebody presses then starts anew; after the first
 * failure any sign of use does.
 */
function onFailure(isFirst: boolean, error: Error): void {
  const boot = window.ninecourseBoot;
  const done = new AbortController();
  const again = () => {
    if (done.signal.aborted) return;
    done.abort();
    void run(error);
  };
  boot?.fail(again);
  if (!isFirst || boot?.needsApplication) return;
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, again, { capture: true, signal: done.signal });
}

void run();
