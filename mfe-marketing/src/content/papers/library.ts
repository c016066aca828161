import { paths } from 'shared-contract/paths';
import { paperFiles } from './files.ts';
import type { Paper, PaperFile } from './paper.ts';

/** A paper as a library shows it: with its file, or to be asked for where it has none. */
export interface LibraryItem {
  readonly paper: Paper & { readonly benefits?: readonly string[] };
  readonly file?: PaperFile;
}

/** A library of papers: what its parts are called, and the words of its buttons. */
export interface Library {
  readonly items: readonly LibraryItem[];
  readonly categories: readonly string[];
  /** One and many of what it holds. */
  readonly noun: readonly [one: string, many: string];
  readonly words: {
    readonly download: string;
    readonly request: string;
    readonly downloadFull: string;
    readonly requestFull: string;
  };
  /** What is in every paper; a paper with benefits of its own says those. */
  readonly included: { readonly title: string; readonly items: readonly string[] };
}

/** Lines of a paper's benefits that its card shows; the preview has all. */
export const BENEFITS_ON_CARD = 3;

export function withFiles(papers: readonly LibraryItem['paper'][]): readonly LibraryItem[] {
  return papers.map((paper) => {
    const file = paperFiles[paper.id];
    return file === undefined ? { paper } : { paper, file };
  });
}

/** Where a paper without a file is asked for. */
export const requestPath = ({ id }: Pick<Paper, 'id'>): string => `${paths.contact}?topic=paper:${id}`;
