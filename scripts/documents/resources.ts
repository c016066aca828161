export { cachedResources, cachedTools } from './cached-resources.ts';
export { digestOfFilm, filmFile, type FilmRecord, filmsIndex, readFilmRecords } from './resources/films.ts';
export { makeFilm } from './resources/make-film.ts';
export { resourceContents } from './resources/make-resources.ts';
