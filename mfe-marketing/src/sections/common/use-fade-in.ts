import { useEffect, type RefObject } from 'react';
import { useReducedMotion } from 'shared-ui/hooks';

/** What an item of the list has among its classes; the delays go with {@link fadeDelays}. */
export const fadeClasses =
  'data-[fade=waiting]:opacity-0 data-[fade=in]:transition-opacity data-[fade=in]:duration-500 print:opacity-100!';

/** 0.1 s for each place before it. */
export const fadeDelays = [
  'delay-0',
  'delay-100',
  'delay-200',
  'delay-300',
  'delay-400',
  'delay-500',
] as const;

/**
 * Items of a list that nobody has seen yet fade in once when they come into view. What is in view already stays as it is,
 * and without scripts, or where less motion is asked for, everything is simply there.
 */
export function useFadeIn(list: RefObject<HTMLElement | null>): void {
  const isStill = useReducedMotion();
  useEffect(() => {
    if (isStill || !list.current || !('IntersectionObserver' in window)) return undefined;
    const waiting = [...list.current.children].filter(
      (item): item is HTMLElement =>
        item instanceof HTMLElement &&
        item.dataset['fade'] === undefined &&
        item.getBoundingClientRect().top > innerHeight,
    );
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        (target as HTMLElement).dataset['fade'] = 'in';
        observer.unobserve(target);
      }
    });
    waiting.forEach((item) => {
      item.dataset['fade'] = 'waiting';
      observer.observe(item);
    });
    return () => {
      observer.disconnect();
      waiting.forEach((item) => {
        item.dataset['fade'] = 'in';
      });
    };
  }, [list, isStill]);
}
