import { openCohorts, type CohortDates } from 'shared-contract/cohorts';
import { useToday } from 'shared-ui/hooks';

/** The cohorts that can be applied for today. The served page does not know the day and names them all. */
export function useCohorts(): { readonly cohorts: readonly CohortDates[]; readonly today: string } {
  const today = useToday('');
  return { cohorts: openCohorts(today), today };
}
