import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { showHelp } from '@scripts/core/command';
import { brandFileInUse, loadModule } from '@scripts/core/modules';
import {
  digestOfFilm,
  filmFile,
  filmsIndex,
  readFilmRecords,
  type FilmRecord,
  makeFilm,
  resourceContents,
} from '@scripts/documents/resources';
import type { Film } from 'shared-contract/resources/film';

showHelp(`npm run films   renders the videos of the resources whose slides or times have changed, with Chromium (CHROME_PATH)
Commit them. npm start and npm run tools upload them to the backend.`);

try {
  const { brand } = loadModule(brandFileInUse()) as { brand: { readonly name: string } };
  const kept: Record<string, FilmRecord> = existsSync(filmsIndex) ? { ...readFilmRecords() } : {};
  for (const [id, content] of Object.entries(resourceContents())) {
    if (content.kind !== 'film') continue;
    const film: Film = content.film;
    const digest = digestOfFilm(film, brand.name);
    if (kept[id]?.content === digest && existsSync(filmFile(id))) continue;
    const bytes = await makeFilm(film, brand.name);
    writeFileSync(filmFile(id), bytes);
    kept[id] = { content: digest, sha256: createHash('sha256').update(bytes).digest('hex') };
    writeFileSync(filmsIndex, `${JSON.stringify(kept, null, 2)}\n`);
    process.stdout.write(`${id}: ${String(Math.round(bytes.length / 1000))} KB\n`);
  }
} catch (error) {
  process.stderr.write(`films: ${error instanceof Error ? (error.stack ?? '') : String(error)}\n`);
  process.exitCode = 1;
}
