import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '@scripts/core/files';
import { z } from 'zod';
import type { PageFacts } from './page-facts.ts';

/** When the copy of a package's pages last changed, by URL path. */
export type PageDates = Readonly<Record<string, PageDate>>;

interface PageDate {
  /** Digest of the page's copy on that day. */
  readonly words: string;
  readonly changed: string;
}

const pageDates = z.record(
  z.string().startsWith('/'),
  z.object({ words: z.string(), changed: z.iso.date() }),
);

export const pageDatesFile = (name: string): string => path.join(folderOf(name), 'page-dates.json');

export function readPageDates(name: string): PageDates {
  const file = pageDatesFile(name);
  return existsSync(file) ? pageDates.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/**
 * Returns the day on which a page last changed: its own revision date, or the recorded date of its current copy.
 *
 * @returns undefined if the copy has no record: no date is better than a wrong one.
 */
function changeOf({ address, words, revised }: PageFacts, dates: PageDates): string | undefined {
  if (revised !== undefined) return revised;
  const known = dates[address];
  return known?.words === words ? known.changed : undefined;
}

/** Returns the days on which pages last changed, by URL path, if known. */
export function changesOf(
  pages: readonly PageFacts[],
  dates: readonly PageDates[],
): ReadonlyMap<string, string> {
  const all = Object.fromEntries(dates.flatMap((one) => Object.entries(one)));
  return new Map(
    pages.flatMap((page) => {
      const changed = changeOf(page, all);
      return changed === undefined ? [] : [[page.address, changed] as const];
    }),
  );
}

/** Updates the dates: pages with changed copy get today's date. */
export function withChanges(pages: readonly PageFacts[], dates: PageDates, today: string): PageDates {
  const dated = pages
    .filter(({ revised }) => revised === undefined)
    .map((page) => [page.address, { words: page.words, changed: changeOf(page, dates) ?? today }] as const);
  return Object.fromEntries(dated.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Lists the differences between dates and pages: pages whose copy has changed since, and dates of pages that no longer
 * need one.
 */
export function outdated(pages: readonly PageFacts[], dates: PageDates): string[] {
  const undated = pages.filter((page) => changeOf(page, dates) === undefined).map(({ address }) => address);
  const own = new Set(pages.filter(({ revised }) => revised === undefined).map(({ address }) => address));
  const gone = Object.keys(dates).filter((address) => !own.has(address));
  return [
    ...undated.map((address) => `${address}: no day is written down for the words that it has now`),
    ...gone.map((address) => `${address}: a day is written down that it does not need`),
  ];
}
