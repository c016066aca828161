import { useEffect, useState } from 'react';

/** Duration of the "online again" message in ms. */
const BACK_MS = 4000;

const states = {
  online: { message: '', styles: '' },
  offline: {
    message: 'You are offline. What you see may be out of date.',
    styles: 'border-b border-warning bg-surface px-4 py-1 text-warning',
  },
  back: { message: 'Back online.', styles: 'border-b border-success bg-surface px-4 py-1 text-success' },
};

/**
 * The status element is always rendered, because screen readers announce only changes to a live region that already
 * exists.
 */
export function ConnectionLine() {
  const [state, setState] = useState<keyof typeof states>(navigator.onLine ? 'online' : 'offline');
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('offline', () => setState('offline'), { signal });
    window.addEventListener('online', () => setState((known) => (known === 'offline' ? 'back' : known)), {
      signal,
    });
    return () => listening.abort();
  }, []);
  useEffect(() => {
    if (state !== 'back') return undefined;
    const timer = setTimeout(setState, BACK_MS, 'online');
    return () => clearTimeout(timer);
  }, [state]);
  const { message, styles } = states[state];
  return (
    <p role="status" className={`text-center text-sm font-medium print:hidden ${styles}`}>
      {message}
    </p>
  );
}
