import { chooseResources } from 'shared-contract/resources/choose';
import { allResources, isFilm } from 'shared-contract/resources/resources';
import { ownPages } from '../own-pages.ts';

/** How many are offered beside what else is found. */
const MOST = 5;

/** Resources that a search finds, as places to go to: a film at its own address, a file in the library narrowed to it. */
export const resourcePlaces = (sought: string) =>
  chooseResources(allResources, { q: sought })
    .slice(0, MOST)
    .map(({ id, title, type, category }) => ({
      to: `${ownPages.resources.path}?${new URLSearchParams(isFilm(type) ? { watch: id } : { q: title }).toString()}`,
      label: title,
      detail: `${type}, ${category}`,
    }));
