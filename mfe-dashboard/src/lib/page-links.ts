import { chooseResources } from 'shared-contract/resources/choose';
import { allResources, isFilm } from 'shared-contract/resources/resources';
import { chooseModules } from '../features/training/model.ts';
import { dashboardPages } from '../page-list.ts';
import { moduleAddress } from './training.ts';

/** Maximum number of results. */
const MAX_LINKS = 5;

export const trainingLinks = (text: string) =>
  chooseModules({ q: text })
    .slice(0, MAX_LINKS)
    .map(({ id, title, duration, level }) => ({
      to: moduleAddress(id),
      label: title,
      detail: `Training, ${duration}, ${level}`,
    }));

/** Returns links to matching resources. A video opens directly; a file opens in the library, filtered by its title. */
export const resourceLinks = (text: string) =>
  chooseResources(allResources, { q: text })
    .slice(0, MAX_LINKS)
    .map(({ id, title, type, category }) => ({
      to: `${dashboardPages.resources.path}?${new URLSearchParams(isFilm(type) ? { watch: id } : { q: title }).toString()}`,
      label: title,
      detail: `${type}, ${category}`,
    }));
