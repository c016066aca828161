import { formatDay, formatDollars } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { ButtonLink } from 'shared-ui/button';
import { Section } from 'shared-ui/layout';
import { PlanSheet } from 'shared-ui/plan-sheet';
import { TextLink } from 'shared-ui/text-link';
import { hero } from '../../content/hero.ts';
import { templateSheet } from '../../content/template-sheet.ts';
import { seatWords } from '../../lib/seat-words.ts';
import { useCohorts } from '../../lib/use-cohorts.ts';
import { ApplyLink } from '../apply-link.tsx';

const { price, weeks, layers, seatsPerCohort, cpeHours } = programme;

const facts = [
  { term: 'Length', value: `${weeks} weeks, live` },
  { term: 'Content', value: `${layers} layers, ${programme.subStrategies} strategies` },
  { term: 'Cohort', value: `${seatsPerCohort} seats at most` },
  { term: 'Credit', value: `${cpeHours} hours of CPE` },
];

/** The standard price, and the early one with the day that it ends for the next cohort. */
function Price() {
  const { cohorts, today } = useCohorts();
  const [next] = cohorts;
  const early = formatDollars(price.earlyEnrolment.full);
  return (
    <div data-wake="" className="grid gap-2 border-l-2 border-copper pl-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-heading text-3xl leading-none tabular-nums">
          {formatDollars(price.standard.full)}
        </span>{' '}
        <span className="tabular-nums">
          or {price.standard.instalments} x {formatDollars(price.standard.instalment)}
        </span>
      </p>
      {next ? (
        // A line each, so that nothing moves when the day decides on other words, or the seats are known.
        <p className="grid tabular-nums">
          <span>Cohort of {formatDay(next.starts)}</span>{' '}
          <span>
            {today <= next.earlyUntil
              ? `${early} for places accepted by ${formatDay(next.earlyUntil)}`
              : `The early price of ${early} ended on ${formatDay(next.earlyUntil)}`}
          </span>{' '}
          <span className="min-h-[1lh]">{seatWords(next)}</span>
        </p>
      ) : (
        <p>The next cohort has no date yet. Ask for it in the call.</p>
      )}
    </div>
  );
}

export function Hero() {
  return (
    <Section tone="sheet" labelledBy="cpps-title" className="py-6 md:py-12">
      <Breadcrumb page={hero.page} />
      <div className="grid items-center gap-12 lg:grid-cols-12">
        <div className="grid gap-6 lg:col-span-6">
          <h1 id="cpps-title" className="text-2xl md:text-3xl">
            {hero.title}
          </h1>
          <p className="max-w-measure text-lg">{hero.lead}</p>
          <Price />
          <div className="flex flex-wrap gap-3">
            <ApplyLink />
            <ButtonLink to={paths.cppsCurriculum} variant="secondary">
              View Curriculum
            </ButtonLink>
          </div>
          <p className="text-sm text-muted">
            {hero.applying} Or <TextLink to={paths.cppsApply}>apply in writing</TextLink>.
          </p>
        </div>
        <PlanSheet {...templateSheet} compact className="lg:col-span-6" />
      </div>
      <dl className="mt-12 grid grid-cols-2 border-t border-edge lg:grid-cols-4">
        {facts.map(({ term, value }) => (
          <div key={term} className="grid content-start gap-1 border-b border-line py-4 pr-4 lg:border-b-0">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
