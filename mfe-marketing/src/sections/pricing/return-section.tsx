import { useEffect, useRef, useState } from 'react';
import { computeRetainerReturn, type RetainerInput } from 'shared-contract/calculators/retainer-return';
import { formatDollars } from 'shared-contract/format';
import { Claim } from 'shared-ui/claim';
import { Section } from 'shared-ui/layout';
import { disclosureOf } from '../../content/claims.ts';
import type { PricingSection } from '../../content/pricing/section-types.ts';
import { Heading, titleId } from '../common/heading.tsx';

import { ReturnBars } from './return-bars.tsx';
import { ReturnTable } from './return-table.tsx';
import { SliderField } from './slider-field.tsx';

function read(form: HTMLFormElement): RetainerInput {
  const data = new FormData(form);
  const number = (name: string) => Number(data.get(name));
  return { retainers: number('retainers'), price: number('price'), hours: number('hours') };
}

/** Arithmetic on numbers that the reader chooses. The served page shows it for the numbers it starts with. */
export function ReturnSection({ section }: { section: PricingSection<'return'> }) {
  const { retainers, price, hours } = section.sliders;
  const [input, setInput] = useState<RetainerInput>({
    retainers: retainers.start,
    price: price.start,
    hours: hours.start,
  });
  const form = useRef<HTMLFormElement>(null);
  // What was moved before the page was taken over, or put back by the browser.
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
