import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@scripts/core/files';
import { timeFilm, type Film } from 'shared-contract/resources/film';

/* Videos are in the repository, because encoding them takes minutes and a browser. `films.json` lists what each one was
   made from. `npm run films` encodes the videos whose slides or times have changed. */
const folder = path.join(root, 'supabase/resources/films');
export const filmsIndex = path.join(folder, 'films.json');
export const filmFile = (id: string): string => path.join(folder, `${id}.webm`);

/** Returns a digest of everything that affects a video: slides, times, and the layout of the slides. */
export function digestOfFilm(film: Film, firm: string): string {
  const { seconds, chapters } = timeFilm(film);
  const template = readFileSync(path.join(import.meta.dirname, 'slide.typ'), 'utf8');
  const shown = film.chapters.map(({ heading, points, figure }) => ({ heading, points, figure }));
  const times = chapters.map(({ start, end }) => [start, end]);
  return createHash('sha256')
    .update(JSON.stringify([film.title, film.asOf, firm, seconds, shown, times, template]))
    .digest('hex');
}

export interface FilmRecord {
  /** Digest of the content that it was made from. */
  readonly content: string;
  /** Digest of its bytes. */
  readonly sha256: string;
}

export const readFilmRecords = (): Readonly<Record<string, FilmRecord>> =>
  JSON.parse(readFileSync(filmsIndex, 'utf8')) as Record<string, FilmRecord>;
