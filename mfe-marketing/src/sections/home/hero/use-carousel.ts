import { useEffect, useRef, useState } from 'react';
import { useDocumentVisible, useHydrated, useReducedMotion } from 'shared-ui/hooks';

/** Milliseconds a slide stands before the next one. */
const AUTOPLAY_MS = 6_000;
/** Milliseconds before the first change where the code loads late: nothing moves the moment it has loaded. */
const MIN_FIRST_MS = 2_000;
/** Milliseconds without autoplay after somebody moved a slide. */
const MANUAL_PAUSE_MS = 10_000;

export interface Carousel {
  readonly index: number;
  /** Slides are changing by themselves right now. */
  readonly running: boolean;
  /** What the play and pause button says; holds by pointer, focus or a manual action do not change it. */
  readonly playing: boolean;
  readonly goTo: (index: number) => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly togglePlaying: () => void;
  /** Keeps the slide while a pointer or the keyboard focus rests on the carousel. */
  readonly hold: (by: 'pointer' | 'focus', held: boolean) => void;
}

/**
 * Timing of a carousel: a slide every 6 s, wrapping at both ends; a manual action pauses for 10 s.
 * Nothing moves while the tab is hidden, while somebody points at it or tabs through it, or under reduced motion
 * unless that person presses play.
 */
export function useCarousel(count: number): Carousel {
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const [manualActions, setManualActions] = useState(0);
  const [resting, setResting] = useState(false);
  const reducedMotion = useReducedMotion();
  const visible = useDocumentVisible();
  const isHydrated = useHydrated();
  // The first slide of a served page has been shown since the page was opened, until something holds it.
  const isServedSlide = useRef(!isHydrated);

  const playing = choice === undefined ? !reducedMotion : choice === 'play';
  const running = playing && visible && !held.pointer && !held.focus && !resting;

  useEffect(() => {
    if (!running) {
      isServedSlide.current = false;
      return;
    }
    const shownMs = isServedSlide.current ? performance.now() : 0;
    const timer = setTimeout(
      () => {
        isServedSlide.current = false;
        setIndex((index + 1) % count);
      },
      Math.max(AUTOPLAY_MS - shownMs, MIN_FIRST_MS),
    );
    return () => clearTimeout(timer);
  }, [running, index, count]);

  useEffect(() => {
    if (manualActions === 0) return;
    const timer = setTimeout(() => setResting(false), MANUAL_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [manualActions]);

  const goTo = (target: number) => {
    setIndex((target + count) % count);
    setResting(true);
    setManualActions((actions) => actions + 1);
    // The pointer that clicked is still there: from here on the ten seconds count, until it moves again.
    setHeld((holds) => ({ ...holds, pointer: false }));
  };

  return {
    index,
    running,
    playing,
    goTo,
    next: () => goTo(index + 1),
    previous: () => goTo(index - 1),
    togglePlaying: () => setChoice(playing ? 'pause' : 'play'),
    hold: (by, state) => setHeld((holds) => (holds[by] === state ? holds : { ...holds, [by]: state })),
  };
}
