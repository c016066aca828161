import { filterOffers, type ResourceChoice } from 'shared-contract/resources/choose';
import { allResources, isFilm, type Resource } from 'shared-contract/resources/resources';
import { useSearchParams } from 'shared-ui/router';

const filters = ['category', 'type', 'layer'] as const;
const LONGEST_SEARCH = 100;
const nothing: ResourceChoice = { q: '', category: '', type: '', layer: '' };

/** What the address asks for. What a filter does not offer is left out. */
function choiceFrom(address: URLSearchParams): ResourceChoice {
  const known = (filter: (typeof filters)[number]) =>
    filterOffers[filter].find(({ value }) => value === address.get(filter))?.value ?? '';
  return {
    q: (address.get('q') ?? '').slice(0, LONGEST_SEARCH),
    category: known('category'),
    type: known('type'),
    layer: known('layer'),
  };
}

/** The time in a film, in seconds; the beginning where the address says none. */
function timeFrom(address: URLSearchParams): number {
  const seconds = Number(address.get('t'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 0;
}

/** What the library shows stands in the address: search and filters, and the film that is open, with its time. */
export function useResourceAddress() {
  const [address, setAddress] = useSearchParams();
  const written = (next: Readonly<Record<string, string | null>>, current: URLSearchParams) => {
    const params = new URLSearchParams(current);
    for (const [key, value] of Object.entries(next))
      if (value) params.set(key, value);
      else params.delete(key);
    return params;
  };
  const watched = allResources.find(({ id, type }) => id === address.get('watch') && isFilm(type));
  return {
    choice: choiceFrom(address),
    change: (next: Partial<ResourceChoice>, { replace = false } = {}) =>
      setAddress((current) => written(next, current), { replace, preventScrollReset: true }),
    clear: () => setAddress((current) => written({ ...nothing }, current), { preventScrollReset: true }),
    watched,
    time: timeFrom(address),
    addressOf: (film: Resource, seconds = 0): string =>
      `?${written({ watch: film.id, t: seconds > 0 ? String(Math.floor(seconds)) : null }, address).toString()}`,
    listAddress: `?${written({ watch: null, t: null }, address).toString()}`,
  };
}
