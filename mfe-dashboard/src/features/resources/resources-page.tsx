import { hasRole } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { chooseResources } from 'shared-contract/resources/choose';
import { allResources } from 'shared-contract/resources/resources';
import { Button } from 'shared-ui/button';
import { Seo } from 'shared-ui/seo';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { FailedQuery } from '../../components/failed-query.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { ownPages } from '../../own-pages.ts';
import { FilmView } from './components/film-view.tsx';
import { LevelHolders } from './components/level-holders.tsx';
import { LevelLine } from './components/level-line.tsx';
import { ResourceFilters } from './components/resource-filters.tsx';
import { ResourceList } from './components/resource-list.tsx';
import { listResources } from './data/list-resources.ts';
import { useResourceAddress } from './use-resource-address.ts';

const { path, title } = ownPages.resources;

function Library() {
  const { profile } = useSession();
  const address = useResourceAddress();
  const { choice, change, clear, watched } = address;
  const shelf = useDataQuery('resources', listResources);
  if (watched !== undefined)
    return <FilmView key={watched.id} film={watched} shelf={shelf} address={address} />;
  const found = chooseResources(allResources, choice);
  const isNarrowed = Object.values(choice).some((value) => value !== '');
  const cards = { shelf: shelf.data, addressOf: address.addressOf };
  return (
    <>
      <PageHead title={title} count={allResources.length} />
      <LevelLine shelf={shelf.data} />
      <ResourceFilters choice={choice} change={change} clear={clear} isNarrowed={isNarrowed} />
      {shelf.isError && shelf.data === undefined ? <FailedQuery what="The files" query={shelf} /> : null}
      {isNarrowed ? null : (
        <ResourceList
          title="Featured"
          resources={allResources.filter(({ featured }) => featured)}
          {...cards}
        />
      )}
      {found.length === 0 ? (
        <EmptyList title="No Resources Found">
          <p>Try adjusting your search criteria or browse all resources.</p>
          <Button variant="secondary" size="sm" onClick={clear}>
            Show All Resources
          </Button>
        </EmptyList>
      ) : (
        <ResourceList title={`All Resources (${String(found.length)})`} resources={found} {...cards} />
      )}
      {hasRole(profile, 'admin') ? <LevelHolders /> : null}
      <p role="status" className="sr-only">
        {isNarrowed ? `${String(found.length)} of ${String(allResources.length)} resources` : ''}
      </p>
    </>
  );
}

export function Component() {
  return (
    <div className="flex max-w-page flex-col gap-4">
      <Seo
        title={title}
        description="Calculators, templates, guides, videos and webinars for the nine layers."
        path={path}
        noindex
      />
      <Library />
    </div>
  );
}
