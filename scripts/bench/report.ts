import { directorySections } from './directory-report.ts';
import type { DirectoryFigures } from './measure-directory.ts';
import { listSections } from './lists-report.ts';
import type { ListFigures } from './measure-lists.ts';
import { loadSections, type LoadFigures } from './measure-load.ts';
import type { MemberFigures } from './measure-member.ts';
import type { PageFigures } from './measure-pages.ts';
import { memberSections } from './member-report.ts';
import { pageSections } from './page-report.ts';
import type { ReleaseFigures } from './measure-releases.ts';
import { releaseSections } from './release-report.ts';
import { screenSections, type ScreenFigures } from './screen-report.ts';
import type { Section } from './table.ts';

export interface Figures {
  /** As people write it, `2026-11-22`. */
  readonly date: string;
  readonly machine: string;
  /** How many processes wanted to run, on average over a minute, before the first and after the last measurement. */
  readonly load: readonly [before: number, after: number];
  readonly screens?: ScreenFigures;
  readonly lists?: ListFigures;
  readonly pages?: PageFigures;
  readonly directory?: DirectoryFigures;
  readonly member?: MemberFigures;
  readonly releases?: ReleaseFigures;
  readonly underLoad?: LoadFigures;
  readonly notMeasured: readonly string[];
}

/** What one machine without peers cannot tell. */
export const notMeasured = [
  'The hosts of other sites: a peer is served from this machine, without its files on other hosts.',
  'A line with losses and handshakes: the delay is the browser’s own, before each answer.',
  'A release to object storage, and what a network does with it.',
  'A hosted project: its network, its pooler, its load. Queries are asked one after another on this machine.',
];

function sections({
  date,
  machine,
  load,
  screens,
  lists,
  pages,
  directory,
  member,
  releases,
  underLoad,
  notMeasured: missing,
}: Figures): Section[] {
  const [before, after] = load.map((value) => value.toFixed(2));
  const release = pages ? `, release ${pages.release}` : '';
  return [
    {
      title: `Bench of ${date}${release}`,
      words: [
        `${[machine, (lists ?? pages ?? directory ?? member)?.browser].filter(Boolean).join(', ')}; load ${before ?? ''} before, ${after ?? ''} after`,
      ],
    },
    ...(pages ? pageSections(pages) : []),
    ...(directory ? directorySections(directory) : []),
    ...(member ? memberSections(member) : []),
    ...(releases ? releaseSections(releases) : []),
    ...(underLoad ? loadSections(underLoad) : []),
    ...(lists ? listSections(lists) : []),
    ...(screens ? screenSections(screens) : []),
    { title: 'Not measured here', words: missing.map((line) => `- ${line}`) },
  ];
}

/** Everything that was measured, and what was not, to be read in a terminal. */
export const report = (figures: Figures): string =>
  sections(figures)
    .map(({ title, words = [], table }) =>
      [[title, ...words].join('\n'), ...(table === undefined ? [] : [table])].join('\n\n'),
    )
    .join('\n\n');

/** The same as a document. */
export const markdown = (figures: Figures): string =>
  `${sections(figures)
    .map(({ title, words = [], table }, index) =>
      [
        `${index === 0 ? '#' : '##'} ${title}`,
        ...(words.length > 0 ? [words.join('\n')] : []),
        ...(table === undefined ? [] : [`\`\`\`\n${table}\n\`\`\``]),
      ].join('\n\n'),
    )
    .join('\n\n')}\n`;
