import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { markdown, type Figures } from './report.ts';

/** Without an ending. A bench of one part stands beside the whole one. */
export function resultName(figures: Figures): string {
  const { date, screens, pages, directory } = figures;
  if (!pages) {
    const alone = (['screens', 'lists', 'member', 'releases', 'underLoad'] as const).find(
      (part) => figures[part],
    );
    return `${date}-${alone ?? 'directory'}`;
  }
  return `${date}-${pages.release}${screens && directory ? '' : '-pages'}`;
}

/** @returns the file for people; the one for programs stands beside it. */
export function writeResults(folder: string, figures: Figures): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, resultName(figures));
  writeFileSync(`${file}.json`, `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(`${file}.md`, markdown(figures));
  return `${file}.md`;
}
