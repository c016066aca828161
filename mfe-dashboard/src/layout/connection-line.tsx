import { useEffect, useState } from 'react';

/** For how long it is said that the connection is there again. */
const BACK_MS = 4000;

type Line = 'online' | 'offline' | 'back';

/** What the browser says of the network, and for a moment that it is there again. */
function useConnection(): Line {
  const [line, setLine] = useState<Line>(() => (navigator.onLine ? 'online' : 'offline'));
  useEffect(() => {
    const lost = () => setLine('offline');
    const found = () => setLine((known) => (known === 'offline' ? 'back' : known));
    globalThis.addEventListener('offline', lost);
    globalThis.addEventListener('online', found);
    return () => {
      globalThis.removeEventListener('offline', lost);
      globalThis.removeEventListener('online', found);
    };
  }, []);
  useEffect(() => {
    if (line !== 'back') return undefined;
    const timer = setTimeout(setLine, BACK_MS, 'online');
    return () => clearTimeout(timer);
  }, [line]);
  return line;
}

const looks: Readonly<Record<Line, string>> = {
  online: '',
  offline: 'border-b border-warning bg-surface px-4 py-1 text-warning',
  back: 'border-b border-success bg-surface px-4 py-1 text-success',
};
const words: Readonly<Record<Line, string>> = {
  online: '',
  offline: 'You are offline. What you see may be out of date.',
  back: 'Back online.',
};

/** One line under the top bar while there is no network. What hears it is there from the start. */
export function ConnectionLine() {
  const line = useConnection();
  return (
    <p role="status" className={`text-center text-sm font-medium print:hidden ${looks[line]}`}>
      {words[line]}
    </p>
  );
}
