import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { TextLink } from 'shared-ui/text-link';
import type { UserOverview } from '../data/read-user-overview.ts';
import { Cell } from './panel.tsx';

const seatsLeft = (left: number): string => {
  if (left <= 0) return 'Every seat is taken. Whoever is approved now waits for one.';
  return left === 1 ? '1 seat is left.' : `${left} seats are left.`;
};

/** The cohort that begins next, with what is left of it. */
export function CohortCell({ cohort }: { cohort: UserOverview['nextCohort'] }) {
  return (
    <Cell id="next-cohort" title="Next cohort">
      {cohort ? (
        <>
          <p className="font-heading text-xl">{formatDay(cohort.startsOn)}</p>
          <p>
            {cohort.name}. {seatsLeft(cohort.seatsLeft)}
          </p>
        </>
      ) : (
        <p>The next cohort is not announced yet. Whoever is approved hears of it first.</p>
      )}
      <TextLink to={paths.cppsCurriculum} className="mt-auto">
        See the curriculum
      </TextLink>
    </Cell>
  );
}
