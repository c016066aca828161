import { useEffect, useSyncExternalStore } from 'react';
import { useToday } from 'shared-ui/hooks';
import { loadChunk } from 'shared-ui/chunks';
import { cohortList, type Cohort, type CohortRow } from './cohort-list.ts';

/** What the database told last; asked for once a page view, for all places that show it. */
let rows: readonly CohortRow[] = [];
let isAsked = false;
const none: readonly CohortRow[] = [];
const watchers = new Set<() => void>();

const watch = (onChange: () => void) => {
  watchers.add(onChange);
  return () => {
    watchers.delete(onChange);
    // Whoever comes back to the page sees the seats of that day.
    if (watchers.size === 0) isAsked = false;
  };
};

/** Where it fails the announced days stay, which is no reason to tell anybody. */
async function ask(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    const { readCohorts } = await loadChunk(
      () => import(/* webpackChunkName: "cpps-cohorts" */ './read-cohorts.ts'),
    );
    rows = await readCohorts();
    watchers.forEach((onChange) => onChange());
  } catch {
    isAsked = false;
  }
}

/**
 * The cohorts that can be applied for today. The served page knows neither the day nor the seats and names all that are
 * announced; the seats are asked for once the page is there.
 */
export function useCohorts(): { readonly cohorts: readonly Cohort[]; readonly today: string } {
  const today = useToday('');
  const known = useSyncExternalStore(
    watch,
    () => rows,
    () => none,
  );
  useEffect(() => {
    // Without a network nothing is asked for that cannot come.
    if (navigator.onLine) void ask();
    const onLine = () => void ask();
    addEventListener('online', onLine);
    return () => {
      removeEventListener('online', onLine);
    };
  }, []);
  return { cohorts: cohortList(today, known), today };
}
