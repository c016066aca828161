import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '@scripts/core/files';
import type { HTMLElement } from 'node-html-parser';
import { z } from 'zod';

/** Window widths in px. `shared-ui/src/base.css` interpolates between the heights that sections have there. */
export const MEASURED_WIDTHS = [320, 412, 600, 720, 820, 960, 1024, 1200, 1280] as const;

/** Sections whose height can be reserved. The first section of a parent is on the first screen and always laid out. */
export const RESERVABLE = "[data-slot='section'] ~ [data-slot='section'], [data-slot='site-footer']";

/**
 * Heights in px, one for each of {@link MEASURED_WIDTHS}, of the sections of each page, in document order, by address. A
 * section that is hidden, such as a tab panel, has none. The shell adds one entry for each kind of footer: a remote is
 * released without it.
 */
export type SectionHeights = Readonly<Record<string, readonly (readonly number[])[]>>;

const sectionHeights = z.record(
  z.string(),
  z.array(z.array(z.int().positive()).refine(({ length }) => [0, MEASURED_WIDTHS.length].includes(length))),
);

export const sectionHeightsFile = (name: string): string => path.join(folderOf(name), 'section-heights.json');

export function readSectionHeights(name: string): SectionHeights {
  const file = sectionHeightsFile(name);
  return existsSync(file) ? sectionHeights.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** The key of a footer's heights. Task pages have a short footer, without headings. */
export const footerKey = (hasHeading: boolean): string => (hasHeading ? 'footer' : 'short footer');

/**
 * Writes the heights into the sections of a rendered page, as `data-h0`, `data-h1`, and so on. Leaves out the sections of a
 * page if their number differs from the measured one: the heights would be those of other sections.
 *
 * @param root the parsed page
 */
export function reserveHeights(
  html: string,
  root: HTMLElement,
  address: string,
  heights: SectionHeights,
): string {
  const elements = root.querySelectorAll(RESERVABLE);
  const isFooter = ({ rawTagName }: (typeof elements)[number]) => rawTagName === 'footer';
  const sections = elements.filter((element) => !isFooter(element));
  const measured = heights[address] ?? [];
  const ofSections = measured.length === sections.length ? measured : [];
  // From the end, so that insertions don't shift the positions of the remaining elements.
  return elements.reduceRight((text, element) => {
    const row = isFooter(element)
      ? heights[footerKey(element.querySelector('h2') !== null)]?.[0]
      : ofSections[sections.indexOf(element)];
    const attributes = row?.map((height, index) => ` data-h${String(index)}="${String(height)}"`) ?? [];
    const end = element.range[0] + 1 + element.rawTagName.length;
    return text.slice(0, end) + attributes.join('') + text.slice(end);
  }, html);
}
