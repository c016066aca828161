import { formatDay } from 'shared-contract/format';
import type { Resource } from 'shared-contract/resources/resources';
import { Spinner } from 'shared-ui/spinner';
import { TextLink } from 'shared-ui/text-link';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import type { useDataQuery } from '../../../lib/use-data-query.ts';
import { ownPages } from '../../../own-pages.ts';
import type { ResourceShelf } from '../data/list-resources.ts';
import { formatOf } from '../format-of.ts';
import type { useResourceAddress } from '../use-resource-address.ts';
import { FilmContent } from './film-content.tsx';
import { LockedLine } from './locked-line.tsx';

interface Props {
  readonly film: Resource;
  readonly shelf: ReturnType<typeof useDataQuery<ResourceShelf>>;
  readonly address: ReturnType<typeof useResourceAddress>;
}

/** One film at an address of its own: player, chapters and what is said in it. */
export function FilmView({ film, shelf, address }: Props) {
  const file = shelf.data?.files.find(({ id }) => id === film.id);
  return (
    <>
      <p className="-mb-2 print:hidden">
        <TextLink to={address.listAddress}>{ownPages.resources.title}</TextLink>
      </p>
      <PageHead title={film.title} />
      <p className="-mt-2 text-muted">
        {formatOf[film.type].label}, {film.minutes} min. Updated {formatDay(film.updated)}.
      </p>
      {shelf.isPending ? <Spinner label="Loading the film" /> : null}
      {shelf.isError && shelf.data === undefined ? <FailedQuery what="The film" query={shelf} /> : null}
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
