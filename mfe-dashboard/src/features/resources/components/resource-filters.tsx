import { countWith, filterOffers, type ResourceChoice } from 'shared-contract/resources/choose';
import { allResources } from 'shared-contract/resources/resources';
import { ChoiceFilters } from '../../../components/list/choice-filters.tsx';

const filters = [
  { key: 'category', label: 'Category', all: 'All categories', offers: filterOffers.category },
  { key: 'type', label: 'Type', all: 'All types', offers: filterOffers.type },
  { key: 'layer', label: 'Layer', all: 'All layers', offers: filterOffers.layer },
] as const;

interface Props {
  readonly choice: ResourceChoice;
  readonly change: (next: Partial<ResourceChoice>, options?: { readonly replace?: boolean }) => void;
  readonly clear: () => void;
  readonly isNarrowed: boolean;
}

/** Search and three filters of the library. */
export const ResourceFilters = ({ choice, change, clear, isNarrowed }: Props) => (
  <ChoiceFilters
    label="Resources"
    search="Search resources"
    {...{ filters, choice, clear, isNarrowed }}
    change={(key, value, options) => change({ [key]: value }, options)}
    countWith={(key, value) => countWith(allResources, choice, key, value)}
    className="grid-cols-[minmax(0,3fr)_minmax(0,2fr)] max-xl:[&>:first-child]:col-span-2 max-xl:[&>:first-child]:max-w-none max-xl:[&>:first-child]:basis-full"
  />
);
