import { useId } from 'react';
import type { Resource } from 'shared-contract/resources/resources';
import type { ResourceShelf } from '../data/list-resources.ts';
import { ResourceCard } from './resource-card.tsx';

interface Props {
  readonly title: string;
  readonly resources: readonly Resource[];
  readonly shelf: ResourceShelf | undefined;
  readonly addressOf: (film: Resource) => string;
}

export function ResourceList({ title, resources, shelf, addressOf }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
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
