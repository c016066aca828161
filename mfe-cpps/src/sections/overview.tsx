import type { ReactNode } from 'react';
import { officeZoneShort } from 'shared-contract/firm';
import { formatClock, formatDay, formatDollars } from 'shared-contract/format';
import { requirements } from 'shared-contract/forms/certification/qualification';
import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { programFiles } from 'shared-contract/resources/count';
import { weekdayName } from 'shared-contract/zoned-time';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { Section, SectionHeading } from 'shared-ui/layout';
import { PlanSheet } from 'shared-ui/plan-sheet';
import { TextLink } from 'shared-ui/text-link';
import { hero } from '../content/hero.ts';
import { layers, weeksOf } from '../content/layers.ts';
import { templateSheet } from '../content/overview.ts';
import { type Cohort, seatLabel } from '../lib/cohorts.ts';
import { ApplyLinks, LayerWeeks } from './parts.tsx';

const { price, weeks, seatsPerCohort, cpeHours } = programme;

const facts = [
  { term: 'Length', value: `${weeks} weeks, live` },
  { term: 'Content', value: `${programme.layers} layers, ${programme.subStrategies} strategies` },
  { term: 'Cohort', value: `${seatsPerCohort} seats at most` },
  { term: 'Credit', value: `Up to ${cpeHours} hours of CPE` },
];

interface PriceProps {
  readonly next: Cohort | undefined;
  /** Empty in the prerendered page. */
  readonly today: string;
}

function Price({ next, today }: PriceProps) {
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
        // One line for each fact, so that nothing moves when the date changes the text or the seats load.
        <p className="grid tabular-nums">
          <span>Cohort of {formatDay(next.starts)}</span>{' '}
          <span>
            {today <= next.earlyUntil
              ? `${early} for places accepted by ${formatDay(next.earlyUntil)}`
              : `The early price of ${early} ended on ${formatDay(next.earlyUntil)}`}
          </span>{' '}
          <span className="min-h-[1lh]">{seatLabel(next)}</span>
        </p>
      ) : (
        <p>The next cohort has no date yet. Ask us on the call.</p>
      )}
    </div>
  );
}

export function Hero(props: PriceProps) {
  return (
    <Section tone="sheet" labelledBy="cpps-title" className="py-6 md:py-12">
      <Breadcrumb page={hero.page} />
      <div className="grid items-center gap-12 lg:grid-cols-12">
        <div className="grid gap-6 lg:col-span-6">
          <h1 id="cpps-title" className="text-2xl md:text-3xl">
            {hero.title}
          </h1>
          <p className="max-w-measure text-lg">{hero.lead}</p>
          <Price {...props} />
          <ApplyLinks />
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

export function LayerSchedule() {
  return (
    <Section labelledBy="layers">
      <SectionHeading
        id="layers"
        eyebrow="Wealth Expansion Blueprint"
        title="Nine layers, in the order you build a plan."
        lead={`Together they cover ${programme.subStrategies} strategies: the sub-strategies of the ten that our clients know by name.`}
      />
      <ol className="mt-12 border-b border-line">
        {layers.map((layer) => (
          <li
            key={layer.number}
            className="grid grid-cols-[1.5rem_1fr] gap-x-4 gap-y-1 border-t border-line py-4 md:grid-cols-[1.5rem_5fr_4fr] md:gap-x-8 print:break-inside-avoid"
          >
            <span aria-hidden="true" className="font-heading text-xl leading-tight text-copper tabular-nums">
              {layer.number}
            </span>
            <div className="grid content-start gap-1">
              <h3 className="text-lg">{layer.title}</h3>
              <p className="text-muted">{layer.summary}</p>
              {'note' in layer ? <p className="mt-1 border-l-2 border-copper pl-3">{layer.note}</p> : null}
            </div>
            <div className="col-start-2 row-start-2 grid content-start gap-2 md:col-start-3 md:row-start-1 md:pt-1">
              <p className="text-sm font-semibold">{weeksOf(layer.number)}</p>
              <LayerWeeks layer={layer} />
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <TextLink to={paths.cppsCurriculum}>See the topics of every layer</TextLink>
      </p>
    </Section>
  );
}

const { liveSession, weeklyEffortHours, cpe, reviewHours, discoveryCallMinutes } = programme;

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
    text: `${programme.templates} templates, tools and guides: ${programFiles.all} files, yours to edit and keep`,
  },
  {
    term: 'CPE',
    text: `${programme.cpeHours} hours of CPE credit at most: ${cpe.live} for the live sessions and up to ${cpe.selfStudy} for self-study (${cpe.selfStudyMeasured.toFixed(1)} by word count today). Your board decides.`,
  },
  { term: 'Applications', text: `Reviewed within ${reviewHours} hours on business days` },
  {
    term: 'First conversation',
    text: `${discoveryCallMinutes}-minute discovery call`,
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

export function ProgramDetails({ cohorts }: { readonly cohorts: readonly Cohort[] }) {
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
                  , {cohort.seats ? `${seatLabel(cohort)}, ` : null}early price until{' '}
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
