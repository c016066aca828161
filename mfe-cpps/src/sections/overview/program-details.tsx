import type { ReactNode } from 'react';
import { officeZoneShort } from 'shared-contract/firm';
import { formatDay, formatDollars } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { requirements } from 'shared-contract/forms/certification/qualification';
import { programme } from 'shared-contract/programme';
import { Section, SectionHeading } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { formatClock, weekdayName } from '../../lib/format.ts';
import { seatWords } from '../../lib/seat-words.ts';
import { useCohorts } from '../../lib/use-cohorts.ts';

const { weeks, liveSession, weeklyEffortHours, seatsPerCohort, cpe, reviewHours, discoveryCallMinutes } =
  programme;

const details = [
  { term: 'Length', text: `${weeks} weeks` },
  {
    term: 'Live sessions',
    text: `Weekly, ${liveSession.hours} hours, ${weekdayName(liveSession.weekday)}s at ${formatClock(liveSession.startMinutes)} ${officeZoneShort}; recorded`,
  },
  {
    term: 'Your time',
    text: `${weeklyEffortHours.from}-${weeklyEffortHours.to} hours a week, sessions included`,
  },
  { term: 'Cohort', text: `Limited to ${seatsPerCohort} seats per cohort` },
  {
    term: 'Materials',
    text: `${programme.templates} templates, for ${programme.subStrategies} sub-strategies, yours to edit and keep`,
  },
  {
    term: 'CPE',
    text: `${programme.cpeHours} hours of CPE credit: ${cpe.live} for the live sessions, ${cpe.selfStudy} for self-study. Level: ${cpe.level}. Fields: ${cpe.fields}. Not a sponsor on NASBA’s National Registry: your board decides.`,
  },
  { term: 'Applications', text: `Reviewed within ${reviewHours} hours on business days` },
  {
    term: 'First conversation',
    text: `${discoveryCallMinutes}-minute discovery call, before you pay anything`,
  },
];

function instalments({ instalment, instalments: count }: { instalment: number; instalments: number }) {
  return { plan: `${count} x ${formatDollars(instalment)}`, total: formatDollars(count * instalment) };
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-t border-line py-3 sm:grid-cols-3 sm:gap-4">
      <dt className="font-semibold">{term}</dt>
      <dd className="sm:col-span-2">{children}</dd>
    </div>
  );
}

export function ProgramDetails() {
  const { cohorts } = useCohorts();
  const { standard, earlyEnrolment } = programme.price;
  const standardPlan = instalments(standard);
  const earlyPlan = instalments(earlyEnrolment);
  return (
    <Section data-wake="" labelledBy="details">
      <SectionHeading id="details" title="What it takes, and what it costs." />
      <div className="mt-12 grid gap-12 lg:grid-cols-12">
        <dl className="lg:col-span-7">
          {details.map(({ term, text }) => (
            <Detail key={term} term={term}>
              {text}
            </Detail>
          ))}
          <Detail term="Starts">
            {cohorts.map((cohort) => (
              <span key={cohort.starts} className="block tabular-nums">
                {formatDay(cohort.starts)}
                <span className="text-muted">
                  , {cohort.seats ? `${seatWords(cohort)}, ` : null}early price until{' '}
                  {formatDay(cohort.earlyUntil)}
                </span>
              </span>
            ))}
          </Detail>
        </dl>
        <div className="flex flex-col gap-8 lg:col-span-5">
          <div className="flex flex-col gap-4 rounded-md border border-edge bg-surface p-6">
            <h3 className="text-lg">Standard</h3>
            <p>
              <span className="font-heading text-3xl tabular-nums">{formatDollars(standard.full)}</span> in
              one payment
            </p>
            <p>
              or <span className="font-semibold tabular-nums">{standardPlan.plan}</span>, {standardPlan.total}{' '}
              in total
            </p>
            <p className="border-t border-line pt-4">
              Early enrollment: {formatDollars(earlyEnrolment.full)}, or {earlyPlan.plan} ({earlyPlan.total}{' '}
              in total). <TextLink to={paths.pricing}>See early enrollment</TextLink>
            </p>
          </div>
          <div className="flex flex-col gap-3">
            <h3 className="text-lg">Who it is for</h3>
            <ul className="list-disc space-y-1 pl-6">
              {requirements.map(({ id, label }) => (
                <li key={id}>{label}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </Section>
  );
}
