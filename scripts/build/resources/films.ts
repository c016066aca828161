import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { timeFilm, type Film } from 'shared-contract/resources/film';
import { root } from '../shared-modules.ts';

/*
 * Films take minutes to make and a browser to make them with, so they lie in the repository; `films.json` says what each
 * was made of. `npm run films` makes those again whose slides or times have changed.
 */
const folder = path.join(root, 'supabase/resources/films');
export const filmsIndex = path.join(folder, 'films.json');
export const filmFile = (id: string): string => path.join(folder, `${id}.webm`);

/** What of a film shows in its file: slides and times, and the layout that sets them. */
export function digestOfFilm(film: Film, firm: string): string {
  const { seconds, chapters } = timeFilm(film);
  const template = readFileSync(path.join(import.meta.dirname, 'slide.typ'), 'utf8');
  const shown = film.chapters.map(({ heading, points, figure }) => ({ heading, points, figure }));
  const times = chapters.map(({ start, end }) => [start, end]);
  return createHash('sha256')
    .update(JSON.stringify([film.title, film.asOf, firm, seconds, shown, times, template]))
    .digest('hex');
}

export interface KeptFilm {
  /** Of what it was made of. */
  readonly content: string;
  /** Of its bytes. */
  readonly sha256: string;
}

export const keptFilms = (): Readonly<Record<string, KeptFilm>> =>
  JSON.parse(readFileSync(filmsIndex, 'utf8')) as Record<string, KeptFilm>;
