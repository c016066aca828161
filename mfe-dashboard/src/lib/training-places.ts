import { catalog } from '../features/training/catalog.ts';
import { chooseModules } from '../features/training/choose-modules.ts';
import { moduleAddress } from './training-addresses.ts';

/** How many are offered beside what else is found. */
const MOST = 5;

/** Modules that a search finds, as places to go to. */
export const trainingPlaces = (sought: string) =>
  chooseModules(catalog, { q: sought, category: '', level: '' })
    .slice(0, MOST)
    .map(({ id, title, duration, level }) => ({
      to: moduleAddress(id),
      label: title,
      detail: `Training, ${duration}, ${level}`,
    }));
