import type { BrowserContext, Page } from '@playwright/test';

export interface Shift {
  readonly value: number;
  readonly moved: string;
  /** Time in ms, with the times of the first paint and the fonts, for error messages. */
  readonly when: string;
}

interface Noted extends Omit<Shift, 'when'> {
  /** Time from `performance.now()`. */
  readonly at: number;
}

type Notes = Record<'byFonts' | 'others', readonly Shift[]>;

/**
 * Records layout shifts after the first paint, as the browser reports them. Ignores values below 0.001: the viewport
 * would have moved by less than a pixel, and a half-pixel text shift from a font isn't visible movement.
 *
 * @param pressed Whether shifts shortly after a user action count.
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

    // From the arrival of a font until it is rendered. The browser reports the shift up to 100 ms later.
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
    // Chromium before 156 doesn't expose `FontFaceSet` by name.
    const fonts = Object.getPrototypeOf(document.fonts) as FontFaceSet;
    const { add } = fonts;
    fonts.add = function addAndNote(this: FontFaceSet, face: FontFace) {
      come()();
      return add.call(this, face);
    };
    // Local fallback fonts in stylesheets, which a busy machine may find only after the first paint.
    const asked: (() => void)[] = [];
    document.fonts.addEventListener('loading', () => asked.push(come()));
    document.fonts.addEventListener('loadingdone', () => {
      asked.splice(0).forEach((found) => {
        found();
      });
    });

    const shiftNotes = (): Notes => {
      note(observer.takeRecords());
      // Shifts before the first contentful paint aren't visible. Until then, the browser looks up local fallback fonts.
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

export const shiftsOf = async (page: Page) => (await notesOf(page)).others;

export const fontShiftsOf = async (page: Page) => (await notesOf(page)).byFonts;
