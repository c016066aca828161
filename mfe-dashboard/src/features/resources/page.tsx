import { type ReactNode, useId } from 'react';
import { hasRole } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { chooseResources, filterOffers } from 'shared-contract/resources/choose';
import { allResources, libraryResources, type Resource } from 'shared-contract/resources/resources';
import { Button } from 'shared-ui/button';
import { Seo } from 'shared-ui/seo';
import { useChoice } from '../../lib/search-params.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { ChoiceFilters } from '../../list/search-field.tsx';
import { EmptyList, FailedQuery } from '../../ui/states.tsx';
import { dashboardPages } from '../../page-list.ts';
import { PageHead } from '../../ui/page-parts.tsx';
import { ResourceCard } from './card.tsx';
import { LevelHolders, LevelLine } from './levels.tsx';
import { listResources, type ResourceShelf } from './queries.ts';
import { TemplateGroups } from './template-groups.tsx';
import { FilmView, useFilmAddress } from './video.tsx';

interface ResourceListProps {
  readonly title: string;
  readonly resources: readonly Resource[];
  readonly shelf: ResourceShelf | undefined;
  readonly addressOf: (film: Resource) => string;
  /** Content before the resources. */
  readonly children?: ReactNode;
}

function ResourceList({ title, resources, shelf, addressOf, children }: ResourceListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-3">
        {resources.map((resource) => (
          <ResourceCard
            key={resource.id}
            resource={resource}
            shelf={shelf}
            watchAddress={addressOf(resource)}
          />
        ))}
      </ul>
    </section>
  );
}

const filters = [
  { key: 'category', label: 'Category', all: 'All categories', offers: filterOffers.category },
  { key: 'type', label: 'Type', all: 'All types', offers: filterOffers.type },
  { key: 'layer', label: 'Layer', all: 'All layers', offers: filterOffers.layer },
] as const;

const { path, title } = dashboardPages.resources;

function Library() {
  const { profile } = useSession();
  const { found, ...filtering } = useChoice(filters, (choice) => chooseResources(allResources, choice));
  const { clear, isNarrowed } = filtering;
  const address = useFilmAddress();
  const shelf = useDataQuery('resources', listResources);
  const { film } = address;
  if (film) return <FilmView key={film.id} {...{ film, shelf, address }} />;
  const cards = { shelf: shelf.data, addressOf: address.addressOf };
  return (
    <>
      <PageHead title={title} count={allResources.length} />
      <LevelLine shelf={shelf.data} />
      <ChoiceFilters
        label="Resources"
        search="Search resources"
        filters={filters}
        {...filtering}
        className="grid-cols-[minmax(0,3fr)_minmax(0,2fr)] max-xl:[&>:first-child]:col-span-2 max-xl:[&>:first-child]:max-w-none max-xl:[&>:first-child]:basis-full"
      />
      {shelf.isLoadingError ? <FailedQuery what="The files" query={shelf} /> : null}
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
        <ResourceList
          title={`All Resources (${String(found.length)})`}
          resources={isNarrowed ? found : libraryResources}
          {...cards}
        >
          {isNarrowed ? null : (
            <TemplateGroups
              addressOf={(category) => `${path}?${new URLSearchParams({ category }).toString()}`}
            />
          )}
        </ResourceList>
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
