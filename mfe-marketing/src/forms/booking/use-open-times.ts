import { useRequest } from '../../request.tsx';
import { listOpenTimes } from './queries.ts';

/**
 * Requests the free times after the first render.
 * @returns `state`, `reload` to try again, and `drop`, which removes a time that is no longer free and refreshes the
 *   others in the background. If that fails, the known times stay: the server checks the selected one anyway.
 */
export function useOpenTimes() {
  const { state, reload, refresh, setValue } = useRequest(listOpenTimes, '');
  const drop = (start: string) => {
    setValue((times) => ({ ...times, slots: times.slots.filter((slot) => slot !== start) }));
    refresh();
  };
  return { state, reload, drop };
}
