import { useEffect } from 'react';

/** How often it is tried whether the site answers again, while somebody looks at the page. */
const STEP_MS = 5_000;

async function answers(signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch('/remotes.json', { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** Goes to the page that was wanted as soon as the site answers: a browser may say earlier that there is a network. */
export function useReturn(to: string): void {
  useEffect(() => {
    const stop = new AbortController();
    const look = async () => {
      if (document.hidden || !(await answers(stop.signal)) || stop.signal.aborted) return;
      stop.abort();
      location.replace(to);
    };
    const timer = setInterval(() => void look(), STEP_MS);
    addEventListener('online', () => void look(), { signal: stop.signal });
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [to]);
}
