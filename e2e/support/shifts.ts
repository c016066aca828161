import type { BrowserContext, Page } from '@playwright/test';

export interface Shift {
  readonly value: number;
  /** Elements that moved. */
  readonly moved: string;
  /** Milliseconds, with those of the first paint and of the fonts: for the message of a test that fails. */
  readonly when: string;
}

interface Noted extends Omit<Shift, 'when'> {
  /** On the clock of `performance.now()`. */
  readonly at: number;
}

type Notes = Record<'byFonts' | 'others', readonly Shift[]>;

/**
 * Notes layout shift from the first paint on, in the way browsers report it. Below 0.001 the whole view would have moved
 * by less than a pixel: where the fonts come, half a pixel of a word is no movement.
 *
 * @param pressed whether a shift just after a press counts as well.
 */
export async function watchShifts(target: Page | BrowserContext, pressed: 'counts' | 'is-expected') {
  await target.addInitScript((isCounted: boolean) => {
    const shifts: Noted[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: readonly { node?: Node | null }[];
      })[]) {
        if ((entry.hadRecentInput && !isCounted) || entry.value < 0.001) continue;
        const moved = entry.sources?.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.nodeName ?? ''),
        );
        shifts.push({ at: entry.startTime, value: entry.value, moved: moved?.join(' | ') ?? '' });
      }
    };
    const observer = new PerformanceObserver((list) => {
      note(list.getEntries());
    });
    observer.observe({ type: 'layout-shift', buffered: true });

    // From a font's coming until the frame that shows it is over. The browser tells of its shift up to 100 ms later.
    const comings: { from: number; until: number }[] = [];
    const come = () => {
      const coming = { from: performance.now(), until: Infinity };
      comings.push(coming);
      return () => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            coming.until = performance.now();
          }),
        );
      };
    };
    // Chromium before 156 has no name for it.
    const fonts = Object.getPrototypeOf(document.fonts) as FontFaceSet;
    const { add } = fonts;
    fonts.add = function addAndNote(this: FontFaceSet, face: FontFace) {
      come()();
      return add.call(this, face);
    };
    // Faces of the sheets: the stand-ins that the machine is asked for, which a busy one finds after the first paint.
    const asked: (() => void)[] = [];
    document.fonts.addEventListener('loading', () => asked.push(come()));
    document.fonts.addEventListener('loadingdone', () => {
      asked.splice(0).forEach((found) => {
        found();
      });
    });

    const shiftNotes = (): Notes => {
      note(observer.takeRecords());
      // Nobody sees a move before something can be read: until then the machine's own stand-ins are looked up.
      const readable = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const seen = shifts.filter(({ at }) => at >= readable);
      const isByFont = ({ at }: Noted) => comings.some(({ from, until }) => from <= at && at <= until);
      const clock = `of ${JSON.stringify({ readable, comings })}`;
      const plain = ({ at, value, moved }: Noted) => ({ value, moved, when: `${at} ${clock}` });
      return {
        byFonts: seen.filter(isByFont).map(plain),
        others: seen.filter((shift) => !isByFont(shift)).map(plain),
      };
    };
    Object.assign(window, { shiftNotes });
  }, pressed === 'counts');
}

const notesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shiftNotes: () => Notes }).shiftNotes());

/** What moved for another reason than the coming of a font. */
export const shiftsOf = async (page: Page) => (await notesOf(page)).others;

/** What moved because a font came, or one of the machine was found. */
export const fontShiftsOf = async (page: Page) => (await notesOf(page)).byFonts;
