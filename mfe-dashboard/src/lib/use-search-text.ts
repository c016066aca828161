import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Without a new key for this long, a search is asked for. */
const SETTLED_MS = 200;

/**
 * The text of a search field. It keeps its own, and takes the address's when that is another than it wrote last: by Back,
 * or by a link.
 * @param search what the address asks for
 * @param write puts a text into the address
 */
export function useSearchText(search: string, write: (text: string) => void) {
  const [typed, setTyped] = useState(search);
  const written = useRef(search);
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    setTyped(search);
  }, [search]);
  const settle = useEffectEvent((wanted: string) => {
    written.current = wanted;
    write(wanted);
  });
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === written.current) return undefined;
    const timer = setTimeout(() => settle(wanted), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped };
}
