import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseBrand } from 'shared-release/release';
import type { PageFacts } from './page-facts.ts';

/** Pages grouped by the site's navigation. */
export interface SiteSection {
  readonly title: string;
  readonly links: readonly { readonly to: string }[];
}

const withoutPlace = (address: string) => address.replace(/[?#].*$/, '');
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Heading for pages outside the navigation: the page that lists them, or their folder. */
function headingOf({ parent, address }: PageFacts): string {
  if (parent !== undefined) return parent;
  const folder = /^\/([^/]+)\//.exec(address)?.[1];
  return folder === undefined ? 'More pages' : capitalized(folder);
}

/** Groups each page once: under the first navigation section that links to it, or with others of its kind. */
function grouped(pages: readonly PageFacts[], sections: readonly SiteSection[]): Map<string, PageFacts[]> {
  const groups = new Map<string, PageFacts[]>();
  const add = (heading: string, page: PageFacts) => {
    groups.set(heading, [...(groups.get(heading) ?? []), page]);
  };
  const left = new Map(pages.map((page) => [page.address, page]));
  for (const { title, links } of sections)
    for (const { to } of links) {
      const page = left.get(withoutPlace(to));
      if (page) add(title, page);
      left.delete(withoutPlace(to));
    }
  for (const page of left.values()) add(headingOf(page), page);
  return groups;
}

/**
 * Returns the site as `/llms.txt` (llmstxt.org), for language models: a description of the firm, and a line for each
 * page from its title and description.
 */
export function llmsText(
  brand: ReleaseBrand,
  pages: readonly PageFacts[],
  sections: readonly SiteSection[],
  files: readonly string[],
): string {
  const read = files.filter((file) => /\.(?:pdf|xml)$/.test(file));
  const name = (title: string) => title.replace(` | ${brand.name}`, '');
  const lines = [...grouped(pages, sections)].flatMap(([heading, group]) => [
    `## ${heading}`,
    '',
    ...group.map(
      ({ title, address, description }) => `- [${name(title)}](${brand.origin}${address}): ${description}`,
    ),
    '',
  ]);
  return [
    `# ${brand.name}`,
    '',
    `> ${brand.tagline}`,
    '',
    'General information, not advice on a case. Limits, rates and prices hold for the year that stands beside them on the page: quote them with it. What a page says of results stands with what was counted and what it does not promise.',
    '',
    ...lines,
    '## Optional',
    '',
    ...['/sitemap.xml', ...read].map((file) => `- [${file}](${brand.origin}${file})`),
    '',
  ].join('\n');
}

export function writeLlms(folder: string, ...said: Parameters<typeof llmsText>): void {
  writeFileSync(path.join(folder, 'llms.txt'), llmsText(...said));
}
