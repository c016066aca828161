import { playTime } from 'shared-contract/resources/film';
import type { Resource } from 'shared-contract/resources/resources';
import { Link } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { fetchFilmWords } from '../data/open-resource.ts';
import type { useResourceAddress } from '../use-resource-address.ts';
import { FilmPlayer } from './film-player.tsx';

interface Props {
  readonly film: Resource;
  readonly wordsPath: string;
  readonly address: Pick<ReturnType<typeof useResourceAddress>, 'time' | 'addressOf'>;
}

/** Player and chapters, and below them all that is said. A time leads to its place in the film. */
export function FilmContent({ film, wordsPath, address }: Props) {
  const words = useDataQuery('film-words', (client) => fetchFilmWords(client, wordsPath), { wordsPath });
  if (words.isError && words.data === undefined) return <FailedQuery what="The film" query={words} />;
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
        <FilmPlayer film={film} words={words.data} time={address.time} />
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
