import { useEffect, useId, useRef, useState } from 'react';
import {
  computeRetainerReturn,
  type RetainerInput,
  type RetainerReturn,
} from 'shared-contract/calculators/retainer-return';
import { formatDollars } from 'shared-contract/format';
import { Claim } from 'shared-ui/claim';
import { Section } from 'shared-ui/layout';
import { disclosureOf } from '../content/claims.ts';
import type { PricingSection, Slider } from '../content/price.ts';
import { Heading, titleId } from './common/heading.tsx';

const WIDTH = 480;
const BAR = 28;

/** Hidden from assistive technology, because the table below has the same data. */
function ReturnBars({ result }: { result: RetainerReturn }) {
  const longest = Math.max(result.revenue, result.programPrice);
  const lengthOf = (amount: number) => Math.round((amount / longest) * (WIDTH - 4));
  const price = lengthOf(result.programPrice);
  const revenue = lengthOf(result.revenue);
  return (
    <svg viewBox={`0 0 ${WIDTH} 128`} aria-hidden="true" fill="none" className="w-full">
      <text x="8" y="16" fontSize="15" className="fill-muted">
        Retainers of a year
      </text>
      <rect x="2" y="24" width={revenue} height={BAR} className="fill-primary" />
      <text x="8" y="78" fontSize="15" className="fill-muted">
        Price of the program
      </text>
      <rect
        x="2"
        y="86"
        width={price}
        height={BAR}
        className="fill-surface stroke-copper"
        strokeWidth="1.5"
      />
      <path
        d={`M${price + 2} 4v20M${price + 2} ${24 + BAR}v70`}
        className="stroke-copper"
        strokeWidth="1.5"
        strokeDasharray="4 3"
      />
      <path d="M2 24v100" className="stroke-edge" strokeWidth="1.5" />
    </svg>
  );
}

const hoursOf = (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`;
const perHour = (rate: number | undefined) =>
  rate === undefined ? 'none' : `${formatDollars(rate)} an hour`;

/** Shows every line of the calculation, so that the visitor can verify it. */
function ReturnTable({ input, result }: { input: RetainerInput; result: RetainerReturn }) {
  const rows = [
    {
      label: 'Retainers',
      how: `${input.retainers} x ${formatDollars(input.price)}`,
      first: formatDollars(result.revenue),
      later: formatDollars(result.revenue),
    },
    {
      label: 'Program',
      how: 'early enrollment, paid once',
      first: formatDollars(-result.programPrice),
      later: formatDollars(0),
    },
    {
      label: 'Left',
      how: 'before everything else',
      first: formatDollars(result.firstYear),
      later: formatDollars(result.revenue),
      strong: true,
    },
    {
      label: 'Your hours',
      how: `${input.retainers} x ${input.hours}, and ${result.programHours} for the program the first year`,
      first: hoursOf(result.firstYearHours),
      later: hoursOf(result.laterHours),
    },
    {
      label: 'Left for each hour',
      how: 'rounded to the dollar',
      first: perHour(result.firstYearRate),
      later: perHour(result.laterRate),
      strong: true,
    },
  ];
  return (
    <table className="w-full border-collapse text-start tabular-nums">
      <caption className="sr-only">The arithmetic with the numbers chosen</caption>
      <thead>
        <tr className="border-b border-edge text-sm text-muted">
          <td />
          <th scope="col" className="py-2 pl-2 text-end font-semibold sm:pl-4">
            First year
          </th>
          <th scope="col" className="py-2 pl-2 text-end font-semibold sm:pl-4">
            Each year after
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, how, first, later, strong }) => (
          <tr key={label} className={strong ? 'border-b border-edge font-semibold' : 'border-b border-line'}>
            <th scope="row" className="py-3 text-start align-top font-semibold">
              {label}
              <span className="block text-sm font-normal text-muted">{how}</span>
            </th>
            <td className="py-3 pl-2 text-end align-top sm:pl-4 sm:whitespace-nowrap">{first}</td>
            <td className="py-3 pl-2 text-end align-top sm:pl-4 sm:whitespace-nowrap">{later}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SliderFieldProps {
  readonly name: string;
  readonly slider: Slider;
  /** The value as displayed and announced. */
  readonly text: string;
}

function SliderField({ name, slider, text }: SliderFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {slider.label}
        </label>
        {/* Screen readers announce the value with the slider. */}
        <span aria-hidden="true" className="font-heading text-lg tabular-nums">
          {text}
        </span>
      </div>
      <input
        id={id}
        type="range"
        name={name}
        min={slider.least}
        max={slider.most}
        step={slider.step}
        defaultValue={slider.start}
        aria-valuetext={text}
        className="min-h-11 w-full cursor-pointer accent-primary"
      />
    </div>
  );
}

function read(form: HTMLFormElement): RetainerInput {
  const data = new FormData(form);
  const number = (name: string) => Number(data.get(name));
  return { retainers: number('retainers'), price: number('price'), hours: number('hours') };
}

/** Computes with numbers that the visitor sets. The prerendered page shows the defaults. */
export function ReturnSection({ section }: { section: PricingSection<'return'> }) {
  const { retainers, price, hours } = section.sliders;
  const [input, setInput] = useState<RetainerInput>({
    retainers: retainers.start,
    price: price.start,
    hours: hours.start,
  });
  const form = useRef<HTMLFormElement>(null);
  // Input from before hydration, or restored by the browser.
  useEffect(() => {
    if (form.current) setInput(read(form.current));
  }, []);
  const result = computeRetainerReturn(input);
  return (
    <Section id={section.id} tone="surface" labelledBy={titleId(section)}>
      <div className="grid gap-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-12">
        <div className="grid content-start gap-8 lg:col-span-5">
          <Heading of={section} />
          <form
            ref={form}
            aria-label="Numbers of your practice"
            className="grid gap-6 print:hidden noscript:hidden"
            onInput={(event) => setInput(read(event.currentTarget))}
            onSubmit={(event) => event.preventDefault()}
          >
            <SliderField name="retainers" slider={retainers} text={String(input.retainers)} />
            <SliderField name="price" slider={price} text={formatDollars(input.price)} />
            <SliderField name="hours" slider={hours} text={`${input.hours} hours`} />
          </form>
        </div>
        <div className="grid content-start gap-6 lg:col-span-6 lg:col-start-7 lg:row-span-2">
          <Claim disclosure={section.disclosure} className="gap-6">
            <p role="status" className="mb-4 min-h-14 font-heading text-lg">
              At {formatDollars(input.price)}, {result.breakEven}{' '}
              {result.breakEven === 1 ? 'retainer covers' : 'retainers cover'} the price of the program. Your
              hours are counted below.
            </p>
            <ReturnBars result={result} />
            <ReturnTable input={input} result={result} />
          </Claim>
        </div>
        <Claim
          disclosure={disclosureOf(section.goal)}
          className="self-start border-l-2 border-copper pl-6 lg:col-span-5 lg:col-start-1"
        >
          <p className="font-semibold">
            {section.goal.value} {section.goal.label}
          </p>
        </Claim>
      </div>
    </Section>
  );
}
