import { useEffect, useState } from 'react';

/** The value once it has stayed the same for a while; an empty one counts at once. */
export function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, value === '' ? 0 : ms, value);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
