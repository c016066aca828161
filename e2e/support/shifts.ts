import type { BrowserContext, Page } from '@playwright/test';

export interface Shift {
  readonly value: number;
  /** Elements that moved. */
  readonly moved: string;
}

/**
 * Notes layout shift from the first paint on, in the way browsers report it. Below 0.001 the whole view would have moved
 * by less than a pixel: where the fonts come, half a pixel of a word is no movement.
 *
 * @param pressed whether a shift just after a press counts as well.
 */
export async function watchShifts(target: Page | BrowserContext, pressed: 'counts' | 'is-expected') {
  await target.addInitScript((isCounted: boolean) => {
    const shifts: Shift[] = [];
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
        shifts.push({ value: entry.value, moved: moved?.join(' | ') ?? '' });
      }
    };
    const observer = new PerformanceObserver((list) => {
      note(list.getEntries());
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // Browsers tell an observer some time after the frame: what is still under way counts too.
    const shiftsSoFar = () => {
      note(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { shiftsSoFar });
  }, pressed === 'counts');
}

export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { shiftsSoFar: () => Shift[] }).shiftsSoFar());
