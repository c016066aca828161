import 'shared-ui/styles.css';
import type { BootHandle } from './app/start.tsx';
import { yieldToMain } from './app/yield-to-main.ts';
import { readPageData } from './config/page-data.ts';

declare global {
  interface Window {
    ninecourseBoot?: BootHandle;
  }
}

/** A start that failed leaves the page as it was served; the next sign of intent tries again, this often at most. */
const MAX_RETRIES = 1;

/** Each part is evaluated in a task of its own, so that no task is long on a slow phone. */
async function run(retries: number): Promise<void> {
  try {
    await import(/* webpackMode: "eager" */ 'react');
    await yieldToMain();
    await import(/* webpackMode: "eager" */ 'react-dom/client');
    await yieldToMain();
    await import(/* webpackMode: "eager" */ './app/router-parts.ts');
    await yieldToMain();
    const { start } = await import(/* webpackMode: "eager" */ './app/start.tsx');
    await yieldToMain();
    await start(readPageData(), window.ninecourseBoot);
  } catch (error) {
    console.error('[composition] the application did not start:', error);
    if (retries >= MAX_RETRIES) {
      window.ninecourseBoot?.release();
      return;
    }
    const types = ['pointerdown', 'keydown'] as const;
    const again = () => {
      types.forEach((type) => {
        removeEventListener(type, again, true);
      });
      void run(retries + 1);
    };
    types.forEach((type) => {
      addEventListener(type, again, true);
    });
  }
}

void run(0);
