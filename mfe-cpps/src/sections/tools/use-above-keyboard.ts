import { useEffect, useRef } from 'react';

/**
 * Keeps what is stuck to the lower edge of the window above the keyboard of a phone, which covers the page and leaves the
 * window as high as it was: `--keyboard` is how much of it is covered.
 */
export function useAboveKeyboard<Of extends HTMLElement>() {
  const bar = useRef<Of>(null);
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return;
    const place = () => {
      // Whoever has zoomed in sees a part of the page, and the keyboard is none of what is missing.
      const covered = seen.scale === 1 ? Math.max(0, innerHeight - seen.height - seen.offsetTop) : 0;
      bar.current?.style.setProperty('--keyboard', `${String(Math.round(covered))}px`);
    };
    seen.addEventListener('resize', place);
    seen.addEventListener('scroll', place);
    return () => {
      seen.removeEventListener('resize', place);
      seen.removeEventListener('scroll', place);
    };
  }, []);
  return bar;
}
