import { ButtonLink } from 'shared-ui/button';
import { Claim } from 'shared-ui/claim';
import { DimensionLine } from 'shared-ui/drawing';

import { Portrait } from 'shared-ui/portrait';
import { TextLink } from 'shared-ui/text-link';
import type { ClientStory, ScopeLine, ServicesSection, Tier } from '../content/service-tiers.ts';
import { TitledSection } from './common/heading.tsx';

export function OnboardingSection({ section }: { section: ServicesSection<'onboarding'> }) {
  return (
    <TitledSection of={section} tone="sheet" className="sheet-squares">
      <DimensionLine label="90 days" className="mt-8 hidden lg:flex" />
      <ol className="mt-8 grid gap-8 sm:grid-cols-2 lg:mt-4 lg:grid-cols-4">
        {section.stretches.map((stretch) => (
          <li
            key={stretch.days}
            className="grid content-start gap-3 border-t border-edge pt-4 lg:row-span-4 lg:grid-rows-subgrid"
          >
            <p className="text-sm font-semibold text-copper tabular-nums">{stretch.days}</p>
            <h3 className="text-lg">{stretch.title}</h3>
            <p className="text-muted">{stretch.text}</p>
            <p className="border-l-2 border-copper pl-3 text-sm">
              <span className="font-semibold">From you:</span> {stretch.yours}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-measure">{section.after}</p>
    </TitledSection>
  );
}

const WIDTH = 1120;
const LEFT = 8;
const RIGHT = WIDTH - 8;
const AXIS = 96;
/** Ends of the ruler in thousands of dollars. The scale is logarithmic. */
const LEAST = 300;
const MOST = 40_000;

const marks = [500, 1_000, 2_000, 5_000, 10_000, 20_000];
const name = (thousands: number) => (thousands < 1_000 ? `$${thousands}K` : `$${thousands / 1_000}M`);

function xOf(thousands: number): number {
  const share = Math.log(thousands / LEAST) / Math.log(MOST / LEAST);
  return Math.round(LEFT + share * (RIGHT - LEFT));
}

/** Hidden from assistive technology, because each tier states its revenue band. */
function RevenueRuler({ tiers, className }: { tiers: readonly Tier[]; className?: string }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} 136`} aria-hidden="true" fill="none" className={className}>
      {tiers.map(({ name: label, band }, index) => {
        const from = xOf(band.from);
        const to = band.to === undefined ? RIGHT : xOf(band.to);
        return (
          <g key={label}>
            <rect
              x={from}
              y="36"
              width={to - from}
              height="36"
              className="fill-primary stroke-ground"
              strokeWidth="2"
              fillOpacity={0.55 + index * 0.2}
            />
            <path d={`M${from} 12v84`} className="stroke-copper" strokeWidth="1.5" />
            <text x={from + 10} y="26" fontSize="17" fontWeight="600" className="fill-ink">
              {label}
            </text>
          </g>
        );
      })}
      <path d={`M${LEFT} ${AXIS}H${RIGHT}`} className="stroke-edge" strokeWidth="1.5" />
      {marks.map((mark) => (
        <g key={mark}>
          <path d={`M${xOf(mark)} ${AXIS}v10`} className="stroke-edge" strokeWidth="1.5" />
          <text x={xOf(mark)} y="128" textAnchor="middle" fontSize="17" className="fill-muted">
            {name(mark)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** On phones, each line repeats the names of the tiers. */
function ScopeTable({ tiers, lines }: { tiers: readonly Tier[]; lines: readonly ScopeLine[] }) {
  return (
    // Explicit roles, because `display: block` on phones removes the table semantics.
    <table role="table" className="block w-full border-collapse text-start md:table">
      <caption className="sr-only">What each tier contains</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row" className="border-b border-edge">
          <th role="columnheader" scope="col" className="py-3 text-start text-sm text-muted">
            Scope
          </th>
          {tiers.map(({ name }) => (
            <th key={name} role="columnheader" scope="col" className="py-3 pl-4 text-start font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block border-t border-edge md:table-row-group md:border-0">
        {lines.map(({ what, tiers: cells }) => (
          <tr key={what} role="row" className="block border-b border-line py-3 md:table-row md:py-0">
            <th
              role="rowheader"
              scope="row"
              className="block text-start font-semibold md:table-cell md:py-3 md:font-normal md:text-muted"
            >
              {what}
            </th>
            {cells.map((cell, index) => (
              <td
                key={tiers[index]?.name}
                role="cell"
                className="grid grid-cols-[7rem_1fr] tabular-nums md:table-cell md:py-3 md:pl-4"
              >
                <span className="text-muted md:hidden">{tiers[index]?.name} </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Story({ story }: { story: ClientStory }) {
  return (
    <li className="border-t border-edge pt-6">
      <figure className="grid gap-6 lg:grid-cols-12 lg:gap-x-12">
        <figcaption className="grid grid-cols-[4rem_1fr] content-start items-center gap-4 lg:col-span-3 lg:grid-cols-1">
          <Portrait id={story.id} name={story.name} features={story.portrait} className="lg:max-w-36" />
          <span>
            <span className="block font-heading text-lg leading-tight font-semibold">{story.name}</span>
            <span className="block text-muted">{story.business}</span>
            <span className="block text-sm font-semibold text-copper">{story.tier}</span>
          </span>
        </figcaption>
        <Claim isStory disclosure={story.disclosure} className="gap-6 lg:col-span-9">
          <blockquote className="font-heading text-lg text-pretty md:text-xl">“{story.quote}”</blockquote>
          <dl className="mt-6 border-t border-edge">
            {story.facts.map(({ term, text }) => (
              <div
                key={term}
                className="grid gap-x-4 border-b border-line py-3 last:font-semibold sm:grid-cols-[9rem_1fr]"
              >
                <dt className="font-semibold text-copper">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Claim>
      </figure>
    </li>
  );
}

export function StoriesSection({ section }: { section: ServicesSection<'stories'> }) {
  return (
    <TitledSection of={section}>
      <ul className="mt-8 grid gap-12">
        {section.stories.map((story) => (
          <Story key={story.id} story={story} />
        ))}
      </ul>
    </TitledSection>
  );
}

function TierColumn({ tier }: { tier: Tier }) {
  return (
    <li className="grid gap-4 border-b border-edge bg-surface p-6 last:border-b-0 lg:row-span-4 lg:grid-rows-subgrid lg:border-r lg:border-b-0 lg:p-8 lg:last:border-r-0">
      <div>
        <h3 className="text-xl">{tier.name}</h3>
        <p className="font-semibold text-copper">{tier.revenue}</p>
      </div>
      <p className="flex items-baseline gap-2">
        <span className="font-heading text-3xl leading-none tabular-nums">{tier.price}</span>{' '}
        {tier.period === undefined ? null : <span className="text-muted">{tier.period}</span>}
      </p>
      <p className="text-muted">{tier.text}</p>
      <ButtonLink to={tier.action.to} variant="secondary" className="self-end print:hidden">
        {tier.action.label}
      </ButtonLink>
    </li>
  );
}

export function TiersSection({ section }: { section: ServicesSection<'tiers'> }) {
  const { elsewhere } = section;
  return (
    <TitledSection of={section}>
      <RevenueRuler tiers={section.tiers} className="mt-8 hidden w-full md:block" />
      <ul className="mt-8 grid rounded-md border border-edge lg:grid-cols-3">
        {section.tiers.map((tier) => (
          <TierColumn key={tier.name} tier={tier} />
        ))}
      </ul>
      <div className="mt-8">
        <ScopeTable tiers={section.tiers} lines={section.scope} />
      </div>
      <div className="mt-8 grid gap-6 lg:grid-cols-12">
        <p className="max-w-measure text-muted lg:col-span-7">{section.terms}</p>
        <p className="lg:col-span-5">
          {elsewhere.text} <TextLink to={elsewhere.to}>{elsewhere.label}</TextLink>
        </p>
      </div>
    </TitledSection>
  );
}
