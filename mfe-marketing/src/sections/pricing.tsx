import { openCohorts } from 'shared-contract/cohorts';
import { formatDay, formatDollars } from 'shared-contract/format';
import { programme } from 'shared-contract/programme';
import { Badge } from 'shared-ui/badge';
import { useToday } from 'shared-ui/hooks';
import type { PaymentOption, PriceFamily, PricingSection } from '../content/price.ts';
import { Actions } from './common/call-to-action.tsx';
import { TitledSection } from './common/heading.tsx';
import { ActionLink } from './common/links.tsx';

const { standard, earlyEnrolment } = programme.price;
const cell = 'py-3 pl-2 text-end sm:pl-4';

/** Early and standard prices of both payment options, with the totals. */
function PriceTable({ early, note, className }: { early: string; note: string; className?: string }) {
  const rows = [
    { name: early, plan: earlyEnrolment },
    { name: 'Standard', plan: standard },
  ];
  return (
    <div className={className}>
      <table className="w-full border-collapse text-start tabular-nums max-sm:text-sm">
        <caption className="pb-3 text-start font-heading text-lg font-semibold">Both prices</caption>
        <thead>
          <tr className="border-y border-edge text-sm text-muted">
            <th scope="col" className="py-3 text-start font-semibold">
              Price
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              In one payment
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              In {standard.instalments}
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, plan }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-3 text-start font-semibold">
                {name}
              </th>
              <td className={cell}>{formatDollars(plan.full)}</td>
              <td className={`${cell} whitespace-nowrap`}>
                {plan.instalments} x {formatDollars(plan.instalment)}
              </td>
              <td className={cell}>{formatDollars(plan.instalments * plan.instalment)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-measure text-muted">{note}</p>
    </div>
  );
}

function Family({ family }: { family: PriceFamily }) {
  const id = `family-${family.name.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <li className="grid content-start gap-4 border-t-2 border-copper pt-6 lg:row-span-4 lg:grid-rows-subgrid">
      <h3 id={id} className="text-xl">
        {family.name}
      </h3>
      <p className="text-muted">{family.text}</p>
      <dl aria-labelledby={id} className="content-start border-t border-edge">
        {family.offers.map(({ name, band, price }) => (
          <div
            key={name}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-3 tabular-nums"
          >
            <dt className="font-semibold">{name}</dt>
            <dd className="text-end">{price}</dd>
            <dd className="col-span-2 text-sm text-muted">{band}</dd>
          </div>
        ))}
      </dl>
      <p>
        <ActionLink action={family.action} />
      </p>
    </li>
  );
}

/** Compares the three kinds of prices, so that visitors don't confuse them. */
export function CompareSection({ section }: { section: PricingSection<'compare'> }) {
  return (
    <TitledSection of={section}>
      <ul className="mt-8 grid gap-12 lg:grid-cols-3">
        {section.families.map((family) => (
          <Family key={family.name} family={family} />
        ))}
      </ul>
      <p className="mt-8 max-w-measure">{section.note}</p>
    </TitledSection>
  );
}

export function IncludedSection({ section }: { section: PricingSection<'included'> }) {
  return (
    <TitledSection of={section}>
      <ul className="mt-8 border-t border-edge">
        {section.items.map(({ figure, title, text }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-2 border-b border-line py-6 md:grid-cols-12 md:items-baseline"
          >
            <h3 className="grid grid-cols-[7rem_1fr] items-baseline gap-4 text-lg leading-tight md:col-span-6 md:grid-cols-subgrid">
              <span className="text-2xl leading-none whitespace-nowrap text-copper tabular-nums md:col-span-2">
                {figure}
              </span>{' '}
              <span className="md:col-span-4">{title}</span>
            </h3>
            <p className="text-muted md:col-span-6">{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

const totalOf = (plan: { instalment: number; instalments: number }) =>
  formatDollars(plan.instalment * plan.instalments);

/** Per option: the amount, its period, the saving or the total, and the standard price. */
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
        <p>The next dates are not set yet. Ask us, and we’ll email you when they are.</p>
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

/** Subgrid, so that the rows of both payment options align. Shows the dates that the early price depends on. */
export function PaymentSection({ section }: { section: PricingSection<'payment'> }) {
  return (
    <TitledSection of={section}>
      <ul className="mt-8 grid rounded-md border border-edge md:grid-cols-2">
        {section.options.map((option) => (
          <Option key={option.id} option={option} label={section.label} />
        ))}
      </ul>
      <div className="mt-8 grid gap-8 lg:grid-cols-12">
        <PriceTable early={section.label} note={section.note} className="lg:col-span-6" />
        <Starts title={section.startsTitle} />
      </div>
    </TitledSection>
  );
}
