import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** The form that was sent, of all that show the answer. */
export interface Sender {
  /** To be called when the form was taken, while it still stands there. */
  readonly sent: () => void;
  /** Keeps what stands below where it was seen; false in a form that only mirrors the one that was sent. */
  readonly settle: () => boolean;
}

export interface SentForm {
  /** Ref of what stands around the form, inside its block. */
  readonly place: (element: HTMLElement | null) => void;
  readonly sender: Sender;
}

const bottomOf = (element: Element | null | undefined): number =>
  element?.getBoundingClientRect().bottom ?? 0;

/** What could not be scrolled back, because the page begins here, stays as room below the answer. */
function scrollAlong(moved: number, block: HTMLElement | null | undefined): void {
  const { scrollY } = window;
  window.scrollBy({ top: moved, behavior: 'instant' });
  const left = window.scrollY - scrollY - moved;
  if (block && left >= 1) block.style.minHeight = `${block.offsetHeight + left}px`;
}

/**
 * Lays out the sections that only reserve their height (`base.css`). Otherwise those above the form would get their real
 * heights when the view goes along, and move the page.
 */
function layOutPage(): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-h0]'))
    section.style.contentVisibility = 'visible';
}

function layOutWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(layOutPage);
  else layOutPage();
}

function makeSentForm(): SentForm {
  let place: HTMLElement | null = null;
  let before: readonly [section: number, block: number] | null = null;
  const block = () => place?.closest<HTMLElement>('[data-slot=form-block]');
  const ends = () => [bottomOf(place?.closest('section')), bottomOf(block())] as const;
  return {
    place: (element) => {
      place = element;
      // Not on focus: the page would move between the press and the release of a button.
      element?.addEventListener('input', layOutWhenIdle, { once: true });
    },
    sender: {
      sent: () => {
        before = ends();
      },
      settle: () => {
        if (before === null) return false;
        const [section, own] = ends();
        // Beside something taller the form ends, and its section does not: what is left to move stands right below it.
        const moved = section - before[0] || own - before[1];
        if (moved !== 0) scrollAlong(moved, block());
        return true;
      },
    },
  };
}

/** Of a form that {@link Arrival} follows: `place` goes around it, `sender.sent` is called once it was taken. */
export const useSentForm = (): SentForm => useState(makeSentForm)[0];

export interface ArrivalProps {
  readonly sender: Sender;
  readonly children: ReactNode;
}

/**
 * Around what takes a form's place once it is sent. The form was taller: the view goes along with what stands below, so
 * that nothing of the page moves under the reader's eyes. Its heading takes the focus of the button that is gone.
 */
export function Arrival({ sender, children }: ArrivalProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!sender.settle()) return undefined;
    box.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    // On to the answer, where that is not in view: once the page was shown as it stands, or it would have moved after all.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [sender]);
  return (
    <div ref={box} className="ui:scroll-my-28">
      {children}
    </div>
  );
}
