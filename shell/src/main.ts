import 'shared-ui/styles.css';
import type { BootHandle } from './app/start.tsx';
import { yieldToMain } from './app/yield-to-main.ts';
import { readPageData } from './config/page-data.ts';

declare global {
  interface Window {
    ninecourseBoot?: BootHandle;
  }
}

/** A start that failed leaves a readable page as it was served; the next sign of intent tries again, this often at most. */
const MAX_RETRIES = 1;

/** Each part is evaluated in a task of its own, so that no task is long on a slow phone. */
async function run(retries: number, failure?: Error): Promise<void> {
  try {
    await import(/* webpackMode: "eager" */ 'react');
    await yieldToMain();
    await import(/* webpackMode: "eager" */ 'react-dom/client');
    await yieldToMain();
    await import(/* webpackMode: "eager" */ './app/router-parts.ts');
    await yieldToMain();
    const { start } = await import(/* webpackMode: "eager" */ './app/start.tsx');
    await yieldToMain();
    await start(readPageData(), window.ninecourseBoot, failure);
  } catch (error) {
    console.error('[composition] the application did not start:', error);
    onFailure(retries, error instanceof Error ? error : new Error(String(error)));
  }
}

function onFailure(retries: number, error: Error): void {
  const boot = window.ninecourseBoot;
  if (boot?.needsApplication) {
    boot.fail(() => void run(0, error));
    return;
  }
  if (retries >= MAX_RETRIES) {
    boot?.fail();
    return;
  }
  const types = ['pointerdown', 'keydown'] as const;
  const again = () => {
    types.forEach((type) => {
      removeEventListener(type, again, true);
    });
    void run(retries + 1, error);
  };
  types.forEach((type) => {
    addEventListener(type, again, true);
  });
}

void run(0);
