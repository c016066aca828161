import type { ToolDocument } from '../tools/document.ts';
import type { Worksheet } from '../tools/worksheet.ts';
import type { Film } from './film.ts';

/** A text beside the module that lists it, which is set as a paper. */
interface Guide {
  readonly kind: 'guide';
  readonly text: string;
  /** What stands in brief before it. */
  readonly preview: readonly string[];
}

interface FilmContent {
  readonly kind: 'film';
  readonly film: Film;
}

/** What the file of a resource is made of. */
export type ResourceContent = Worksheet | ToolDocument | Guide | FilmContent;
