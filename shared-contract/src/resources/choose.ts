import { layerNames } from '../layer-names.ts';
import { resourceCategories, resourceTypes, type Resource } from './resources.ts';

/** What the library is narrowed to; an empty text narrows nothing. */
export interface ResourceChoice {
  readonly q: string;
  readonly category: string;
  readonly type: string;
  readonly layer: string;
}
export type ResourceFilter = Exclude<keyof ResourceChoice, 'q'>;

/** Small letters without accents: what is sought and what is searched are compared so. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words of a resource that a search looks in. */
const wordsOf = ({ title, description, category, keywords }: Resource): string =>
  folded([title, description, category, ...keywords].join(' '));

const fits: Readonly<Record<keyof ResourceChoice, (resource: Resource, wanted: string) => boolean>> = {
  q: (resource, wanted) => {
    const words = wordsOf(resource);
    return folded(wanted)
      .split(/\s+/)
      .every((part) => words.includes(part));
  },
  category: ({ category }, wanted) => category === wanted,
  type: ({ type }, wanted) => type === wanted,
  layer: ({ layer }, wanted) => String(layer ?? '') === wanted,
};
const keys = ['q', 'category', 'type', 'layer'] as const;

/** The resources that fit all of a choice. */
export const chooseResources = (all: readonly Resource[], choice: Partial<ResourceChoice>): Resource[] =>
  all.filter((resource) =>
    keys.every((key) => {
      const wanted = choice[key]?.trim() ?? '';
      return wanted === '' || fits[key](resource, wanted);
    }),
  );

/** What each filter offers: value and words. */
export const filterOffers: Readonly<
  Record<ResourceFilter, readonly { readonly value: string; readonly label: string }[]>
> = {
  category: resourceCategories.map((category) => ({ value: category, label: category })),
  type: resourceTypes.map((type) => ({
    value: type,
    label: `${type.slice(0, 1).toUpperCase()}${type.slice(1)}`,
  })),
  layer: layerNames.map((name, index) => ({
    value: String(index + 1),
    label: `${String(index + 1)} ${name}`,
  })),
};

/** How many resources an offer would leave with everything else as it is. */
export const countWith = (
  all: readonly Resource[],
  choice: ResourceChoice,
  filter: ResourceFilter,
  value: string,
): number => chooseResources(all, { ...choice, [filter]: value }).length;
