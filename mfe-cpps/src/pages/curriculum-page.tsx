import { cpe } from 'shared-contract/cpe';
import { sessionDays } from 'shared-contract/cohorts';
import { formatDay, formatNumber } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { strategyName } from 'shared-contract/strategies';
import { brand } from 'shared-ui/brand';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { ButtonLink } from 'shared-ui/button';
import { Section, SectionHeading } from 'shared-ui/layout';
import { Seo } from 'shared-ui/seo';
import { organization, pageNodes, StructuredData } from 'shared-ui/structured-data';
import {
  course,
  credit,
  head,
  next,
  opening,
  received,
  sessions,
  structure,
  unlayered,
} from '../content/curriculum.ts';
import { layers, weeksOf } from '../content/layers.ts';
import { benefits } from '../content/benefits.ts';
import { tools } from '../content/tools.ts';
import { useCohorts } from '../lib/cohorts.ts';
import { LayerWeeks } from '../sections/parts.tsx';

function HeadSection() {
  return (
    <Section labelledBy="curriculum-title" className="border-b border-edge">
      <Breadcrumb page={opening.page} parent={head.parent} />
      <SectionHeading id="curriculum-title" level={1} title={opening.title} lead={opening.lead} />
      <h2 className="mt-8 text-lg md:mt-12">{structure.title}</h2>
      <ul className="mt-4 grid gap-x-8 md:grid-cols-3">
        {structure.parts.map(({ title, text }) => (
          <li key={title} className="grid content-start gap-1 border-t border-edge py-4">
            <h3 className="text-base font-semibold">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Layer = (typeof layers)[number];

function LayerCourse({ layer }: { layer: Layer }) {
  const { topics, work } = course[layer.number];
  const files = tools.filter((tool) => tool.layer === layer.number);
  return (
    <li
      id={`layer-${layer.number}`}
      className="grid scroll-mt-4 gap-x-8 gap-y-3 border-t border-edge py-8 lg:grid-cols-12 print:break-inside-avoid"
    >
      <div className="grid grid-cols-[1.5rem_1fr] content-start gap-x-4 gap-y-1 lg:col-span-4">
        <span aria-hidden="true" className="font-heading text-xl leading-tight text-copper tabular-nums">
          {layer.number}
        </span>
        <h3 className="text-lg">{layer.title}</h3>
        <div className="col-start-2 grid max-w-72 gap-2">
          <p className="text-sm font-semibold">{weeksOf(layer.number)}</p>
          <LayerWeeks layer={layer} />
        </div>
      </div>
      <div className="grid content-start gap-3 max-lg:pl-10 lg:col-span-8">
        <p className="max-w-measure">{layer.summary}</p>
        <ul className="grid gap-x-8 gap-y-2 md:grid-cols-2">
          {topics.map((topic) => (
            <li key={topic} className="border-t border-line pt-2">
              {topic}
            </li>
          ))}
        </ul>
        {'note' in layer ? <p className="max-w-measure border-l-2 border-copper pl-3">{layer.note}</p> : null}
        <dl className="mt-1 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[8rem_1fr]">
          <dt className="font-semibold">You finish with</dt>
          <dd className="max-sm:mb-2">{work}</dd>
          <dt className="font-semibold">Strategies</dt>
          <dd className="max-sm:mb-2">
            {layer.strategies.map(strategyName).join(', ') || 'All ten, added up in one plan'}
          </dd>
          <dt className="font-semibold">{files.length === 1 ? 'Tool' : 'Tools'} of the layer</dt>
          <dd>{files.map(({ title }) => title).join(', ')}</dd>
        </dl>
      </div>
    </li>
  );
}

function LayersSection() {
  return (
    <Section labelledBy="layers-title">
      <SectionHeading id="layers-title" title="Nine layers, four topics each." />
      <ol className="mt-8 border-b border-edge">
        {layers.map((layer) => (
          <LayerCourse key={layer.number} layer={layer} />
        ))}
      </ol>
      <p className="mt-4">{unlayered}</p>
    </Section>
  );
}

/** Dates of all live sessions of the cohorts that accept applications. */
function DatesSection() {
  const { cohorts } = useCohorts();
  return (
    <Section data-wake="" labelledBy="dates-title">
      <SectionHeading id="dates-title" title={sessions.title} lead={sessions.lead} />
      <ul className="mt-8 grid gap-8 lg:grid-cols-3">
        {cohorts.map(({ starts }) => (
          <li key={starts} className="border-t border-edge pt-4">
            <h3 className="text-base font-semibold">Cohort of {formatDay(starts)}</h3>
            <ol className="mt-2 grid grid-cols-2 gap-x-4 text-sm tabular-nums">
              {sessionDays(starts).map((day, week) => (
                <li key={day} className="border-t border-line py-1">
                  {week + 1}. <time dateTime={day}>{formatDay(day)}</time>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const { weeks, liveSession, cpeHours, cpe: facts } = programme;
const liveMinutes = weeks * liveSession.hours * 60;

const rows = [
  {
    part: 'Live sessions',
    method: 'Group internet based',
    how: `${weeks} x ${liveSession.hours} hours, ${formatNumber(liveMinutes)} minutes / ${facts.creditMinutes}`,
    credits: facts.live,
  },
  { part: 'Modules', method: 'Self study', how: 'at most; a passed test for each', credits: facts.selfStudy },
];

function CreditSection() {
  return (
    <Section tone="surface" labelledBy="credit-title">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <SectionHeading id="credit-title" title={credit.title} className="lg:col-span-5" />
        <div className="grid gap-6 lg:col-span-7">
          <table className="w-full text-left">
            <thead>
              <tr className="border-b border-edge text-sm">
                <th scope="col" className="py-2 pr-4 font-semibold">
                  Part and delivery
                </th>
                <th scope="col" className="py-2 text-right font-semibold">
                  Credits
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ part, method, how, credits }) => (
                <tr key={part} className="border-b border-line align-baseline">
                  <th scope="row" className="py-3 pr-4 font-normal">
                    <span className="font-semibold">{part}</span>, {method.toLowerCase()}
                    <span className="block text-sm text-muted">{how}</span>
                  </th>
                  <td className="py-3 text-right tabular-nums">{credits.toFixed(1)}</td>
                </tr>
              ))}
              <tr className="border-b border-edge font-semibold">
                <th scope="row" className="py-3 pr-4 font-semibold">
                  Entire program, at most
                </th>
                <td className="py-3 text-right tabular-nums">{cpeHours.toFixed(1)}</td>
              </tr>
            </tbody>
          </table>
          <p>{cpe.terms}</p>
          <p>{credit.notes}</p>
          <p className="border-l-2 border-copper pl-4">{cpe.standing}</p>
        </div>
      </div>
    </Section>
  );
}

function NextSection() {
  return (
    <Section labelledBy="received-title">
      <SectionHeading id="received-title" title={received.title} />
      <dl className="mt-8 grid gap-x-8 border-b border-line md:grid-cols-2 lg:grid-cols-3">
        {benefits.items.map(({ title, text }) => (
          <div key={title} className="border-t border-line py-4">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-10 flex flex-wrap items-end justify-between gap-6">
        <SectionHeading level={3} title={next.title} lead={next.lead} />
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.cpps}>Back to CPPS certification</ButtonLink>
          <ButtonLink to={paths.contact} variant="secondary">
            Contact us
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

const nodes = [
  ...pageNodes(
    { ...head, title: opening.page },
    {
      mainEntity: {
        '@type': 'Course',
        // Same id as on the pricing page, which has the price and the dates.
        '@id': `${brand.origin}${paths.pricing}#course`,
        name: programme.designation,
        description: head.description,
        provider: { '@id': organization['@id'] },
        syllabusSections: layers.map(({ number, title, summary }) => ({
          '@type': 'Syllabus',
          name: title,
          description: summary,
          teaches: course[number].topics,
        })),
      },
    },
  ),
  organization,
];

export function Component() {
  return (
    <>
      <Seo title={head.title} description={head.description} path={head.path} />
      <StructuredData nodes={nodes} />
      <HeadSection />
      <LayersSection />
      <DatesSection />
      <CreditSection />
      <NextSection />
    </>
  );
}
