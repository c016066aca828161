import 'shared-ui/utilities.css';
import 'shared-ui/styles.css';
import { CAUGHT_EVENT, CHUNK_FAILURE_EVENT, LIVE_ATTRIBUTE } from 'shared-contract/page-events';
import type { BootHandle } from './app/start.tsx';
import { yieldToMain } from './app/yield-to-main.ts';
import { readPageData } from './config/page-data.ts';
import type { StoredFailure } from './reports/collect.ts';

declare global {
  interface Window {
    ninecourseBoot?: BootHandle;
  }
}

const failures: StoredFailure[] = [];
let isAsked = false;

/** Loads the collector once: when something has failed, or when the hydrated page is in use. */
function collect(): void {
  if (isAsked) return;
  isAsked = true;
  import(/* webpackChunkName: "shell-after" */ './reports/collect.ts').then(
    (reports) => {
      reports.collect(failures);
    },
    () => undefined,
  );
}

// Failures are stored until then. The boot script has no room to do so earlier.
for (const type of ['error', 'unhandledrejection', CAUGHT_EVENT, CHUNK_FAILURE_EVENT])
  addEventListener(
    type,
    (event) => {
      failures.push([event, document.querySelector(`[${LIVE_ATTRIBUTE}]`) !== null]);
      collect();
    },
    true,
  );

/** Evaluates each part in its own task, so that no task is long on a slow phone. */
async function run(failure?: Error): Promise<void> {
  const boot = window.ninecourseBoot;
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
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      addEventListener(type, collect, { capture: true, once: true, passive: true });
  } catch (error) {
    reportError(error);
    onFailure(failure === undefined, error instanceof Error ? error : new Error(String(error)));
  }
}

/**
 * After a failed start, the page stays readable as served. The next press on a control retries. After the first
 * failure, any press or key does.
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
