import { openCohorts } from 'shared-contract/cohorts';
import { formatDay, formatDollars } from 'shared-contract/format';
import { programme } from 'shared-contract/programme';
import { Badge } from 'shared-ui/badge';
import { useToday } from 'shared-ui/hooks';
import { Section } from 'shared-ui/layout';
import type { PaymentOption, PricingSection } from '../../content/pricing/section-types.ts';
import { Actions } from '../common/actions.tsx';
import { Heading, titleId } from '../common/heading.tsx';
import { PriceTable } from './price-table.tsx';

const { standard, earlyEnrolment } = programme.price;
const totalOf = (plan: { instalment: number; instalments: number }) =>
  formatDollars(plan.instalment * plan.instalments);

/** What stands large, what follows it, what it saves or adds up to, and the standard price of the same option. */
const figures = {
  full: {
    amount: formatDollars(earlyEnrolment.full),
    period: 'one-time',
    badge: `saves ${formatDollars(standard.full - earlyEnrolment.full)}`,
    standard: `Standard price: ${formatDollars(standard.full)} one-time.`,
  },
  installments: {
    amount: formatDollars(earlyEnrolment.instalment),
    period: `in ${earlyEnrolment.instalments} monthly payments`,
    badge: `${totalOf(earlyEnrolment)} in total`,
    standard: `Standard price: ${standard.instalments} x ${formatDollars(standard.instalment)}, ${totalOf(standard)} in total.`,
  },
} as const;

function Option({ option, label }: { option: PaymentOption; label: string }) {
  const { amount, period, badge, standard: regular } = figures[option.id];
  return (
    <li
      data-tone={option.id === 'full' ? 'sheet' : undefined}
      className="grid gap-6 border-b border-edge bg-surface p-6 text-ink last:border-b-0 data-[tone=sheet]:bg-ground md:row-span-5 md:grid-rows-subgrid md:border-r md:border-b-0 md:p-8 md:last:border-r-0"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <p className="text-sm font-semibold text-copper">{label}</p>
          <h3 className="text-xl">{option.name}</h3>
        </div>
        <Badge tone="copper" className="tabular-nums">
          {badge}
        </Badge>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
        <span className="font-heading text-3xl leading-none tabular-nums">{amount}</span>{' '}
        <span className="text-lg">{period}</span>
      </p>
      <p className="border-y border-line py-3 tabular-nums">{regular}</p>
      <p className="text-muted">{option.text}</p>
      <Actions actions={[option.action]} className="self-end" />
    </li>
  );
}

function Starts({ title }: { title: string }) {
  const cohorts = openCohorts(useToday(''));
  return (
    <div data-wake="" className="grid content-start gap-3 lg:col-span-5 lg:col-start-8">
      <h3 className="text-lg">{title}</h3>
      {cohorts.length === 0 ? (
        <p>The next dates are not set yet. Ask us, and we write when they are.</p>
      ) : null}
      <dl className="border-t border-edge empty:hidden">
        {cohorts.map(({ starts, earlyUntil }) => (
          <div
            key={starts}
            className="grid gap-x-4 border-b border-line py-3 tabular-nums sm:grid-cols-2 lg:grid-cols-1"
          >
            <dt className="font-semibold">{formatDay(starts)}</dt>
            <dd className="text-muted">Early enrollment until {formatDay(earlyUntil)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The two ways to pay, their lines level with each other, and the days that the early price depends on. */
export function PaymentSection({ section }: { section: PricingSection<'payment'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <Heading of={section} />
      <ul className="mt-8 grid rounded-md border border-edge md:grid-cols-2">
        {section.options.map((option) => (
          <Option key={option.id} option={option} label={section.label} />
        ))}
      </ul>
      <div className="mt-8 grid gap-8 lg:grid-cols-12">
        <PriceTable early={section.label} note={section.note} className="lg:col-span-6" />
        <Starts title={section.startsTitle} />
      </div>
    </Section>
  );
}
