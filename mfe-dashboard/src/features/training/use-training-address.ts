import { useSearchParams } from 'shared-ui/router';
import type { ModuleChoice } from './choose-modules.ts';
import { categories, levels } from './module-types.ts';

const LONGEST_SEARCH = 100;
const nothing: ModuleChoice = { q: '', category: '', level: '' };

/** Search and filters of the list stand in the address. What a filter does not offer is left out. */
export function useTrainingAddress() {
  const [address, setAddress] = useSearchParams();
  const written = (next: Partial<ModuleChoice>, current: URLSearchParams) => {
    const params = new URLSearchParams(current);
    for (const [key, value] of Object.entries(next))
      if (value === '') params.delete(key);
      else params.set(key, value);
    return params;
  };
  const choice: ModuleChoice = {
    q: (address.get('q') ?? '').slice(0, LONGEST_SEARCH),
    category: categories.find((one) => one === address.get('category')) ?? '',
    level: levels.find((one) => one === address.get('level')) ?? '',
  };
  return {
    choice,
    isNarrowed: Object.values(choice).some((value) => value !== ''),
    change: (next: Partial<ModuleChoice>, { replace = false } = {}) =>
      setAddress((current) => written(next, current), { replace, preventScrollReset: true }),
    clear: () => setAddress((current) => written(nothing, current), { preventScrollReset: true }),
  };
}
