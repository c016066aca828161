import { formatDay } from 'shared-contract/format';
import { playTime } from 'shared-contract/resources/film';
import { allResources, isFilm, type Resource } from 'shared-contract/resources/resources';
import { Link, useSearchParams } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { TextLink } from 'shared-ui/text-link';
import { changedParams } from '../../lib/search-params.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { dashboardPages } from '../../page-list.ts';
import { FailedQuery } from '../../ui/states.tsx';
import { PageHead } from '../../ui/page-parts.tsx';
import { formatOf, LockedLine } from './card.tsx';
import { fetchFilmWords, type ResourceShelf } from './queries.ts';
import { VideoPlayer } from './video-player.tsx';

/** Stores the open film and its start time in the address, in addition to the library's filters. */
export function useFilmAddress() {
  const [address] = useSearchParams();
  const withFilm = (watch: string, seconds: number) =>
    `?${changedParams(address, { watch, t: seconds > 0 ? String(Math.floor(seconds)) : '' }).toString()}`;
  const seconds = Number(address.get('t'));
  return {
    film: allResources.find(({ id, type }) => id === address.get('watch') && isFilm(type)),
    /** Start time in seconds. 0 if the address has none. */
    time: Number.isFinite(seconds) && seconds > 0 ? seconds : 0,
    addressOf: ({ id }: Resource, start = 0): string => withFilm(id, start),
    listAddress: withFilm('', 0),
  };
}

interface FilmContentProps {
  readonly film: Resource;
  readonly wordsPath: string;
  readonly address: Pick<ReturnType<typeof useFilmAddress>, 'time' | 'addressOf'>;
}

function FilmContent({ film, wordsPath, address }: FilmContentProps) {
  const words = useDataQuery('film-words', (client) => fetchFilmWords(client, wordsPath), { wordsPath });
  if (words.isLoadingError) return <FailedQuery what="The film" query={words} />;
  if (words.data === undefined) return <Spinner label="Loading the film" />;
  const { chapters, sources } = words.data;
  const timeLink = (start: number, label: string) => (
    <Link
      to={address.addressOf(film, start)}
      preventScrollReset
      className="text-primary underline decoration-edge underline-offset-4 hover:decoration-current"
    >
      {label}
    </Link>
  );
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <VideoPlayer film={film} words={words.data} time={address.time} />
        <nav aria-label="Chapters" className="print:hidden">
          <ol className="flex flex-col">
            {chapters.map(({ heading, start }) => (
              <li
                key={start}
                className="flex min-h-control-sm items-baseline gap-3 border-b border-line py-1.5"
              >
                <span className="w-10 shrink-0 text-sm text-muted tabular-nums">{playTime(start)}</span>
                {timeLink(start, heading)}
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <article aria-labelledby="transcript" className="flex max-w-measure flex-col gap-3">
        <h2 id="transcript" className="text-lg">
          Transcript
        </h2>
        {chapters.map(({ heading, start, cues }) => (
          <section key={start} className="flex flex-col gap-1">
            <h3 className="font-semibold">{heading}</h3>
            <p>{cues.map(({ text }) => text).join(' ')}</p>
          </section>
        ))}
        <h3 className="font-semibold">Sources</h3>
        <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </article>
    </>
  );
}

interface FilmViewProps {
  readonly film: Resource;
  readonly shelf: ReturnType<typeof useDataQuery<ResourceShelf>>;
  readonly address: ReturnType<typeof useFilmAddress>;
}

export function FilmView({ film, shelf, address }: FilmViewProps) {
  const file = shelf.data?.files.find(({ id }) => id === film.id);
  return (
    <>
      <p className="-mb-2 print:hidden">
        <TextLink to={address.listAddress}>{dashboardPages.resources.title}</TextLink>
      </p>
      <PageHead title={film.title} />
      <p className="-mt-2 text-muted">
        {formatOf[film.type].label}, {film.minutes} min. Updated {formatDay(film.updated)}.
      </p>
      {shelf.isPending ? <Spinner label="Loading the film" /> : null}
      {shelf.isLoadingError ? <FailedQuery what="The film" query={shelf} /> : null}
      {shelf.data !== undefined && file === undefined ? <p>This film is not here yet.</p> : null}
      {file?.opens === false && film.cppsLevel !== 'All' ? (
        <LockedLine level={film.cppsLevel} title={film.title} />
      ) : null}
      {typeof file?.wordsPath === 'string' ? (
        <FilmContent film={film} wordsPath={file.wordsPath} address={address} />
      ) : null}
    </>
  );
}
