import { type Option, optionsOf } from '../forms/options.ts';
import { layerNames } from '../layer-names.ts';
import { resourceCategories, resourceTypes, type Resource } from './resources.ts';

/** Filters of the library. An empty text doesn't filter. */
export interface ResourceChoice {
  readonly q: string;
  readonly category: string;
  readonly type: string;
  readonly layer: string;
}
type ResourceFilter = Exclude<keyof ResourceChoice, 'q'>;

/** Folds text for comparison: lower case, without accents. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns the text of a resource that a search covers. */
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

/** Returns the resources that match every filter of a choice. */
export const chooseResources = (all: readonly Resource[], choice: Partial<ResourceChoice>): Resource[] =>
  all.filter((resource) =>
    keys.every((key) => {
      const wanted = choice[key]?.trim() ?? '';
      return wanted === '' || fits[key](resource, wanted);
    }),
  );

export const filterOffers: Readonly<Record<ResourceFilter, readonly Option[]>> = {
  category: optionsOf(resourceCategories),
  type: resourceTypes.map((type) => ({
    value: type,
    label: `${type.slice(0, 1).toUpperCase()}${type.slice(1)}`,
  })),
  layer: layerNames.map((name, index) => ({
    value: String(index + 1),
    label: `${String(index + 1)} ${name}`,
  })),
};
