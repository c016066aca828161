import { useEffect, useRef } from 'react';
import { brand } from 'shared-ui/brand';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Notice } from 'shared-ui/notice';
import { TextLink } from 'shared-ui/text-link';
import { type BlueprintComponent, headlineStats, launchPlan, statsNotice } from './content/blueprint.ts';
import { blueprintComponents } from './content/components.ts';

interface ListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly isOrdered?: boolean;
}

function Points({ title, items, isOrdered = false }: ListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <div className="min-w-0 print:break-inside-avoid">
      <h4 className="font-sans text-base font-semibold">{title}</h4>
      <List className={`mt-1 flex flex-col gap-1 pl-5 ${isOrdered ? 'list-decimal' : 'list-disc'}`}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </div>
  );
}

/** Shows the program's figure and the law's limit at the same size. */
function Figure({ figure: { says, law, source } }: { figure: NonNullable<BlueprintComponent['figure']> }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 border-l-2 border-copper pl-4 sm:grid-cols-[8rem_1fr] print:break-inside-avoid">
      <dt className="font-semibold">The figure</dt>
      <dd>{says}</dd>
      <dt className="font-semibold">The law</dt>
      <dd className="max-w-measure">{law}</dd>
      <dt className="text-sm text-muted">Source</dt>
      <dd className="text-sm text-muted">{source}</dd>
    </dl>
  );
}

function BlueprintDetails({ component }: { component: BlueprintComponent }) {
  const { title, overview, benefits, steps, integrations, idealClients, figure } = component;
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2 font-semibold -outline-offset-2 hover:bg-ground print:break-after-avoid [&::-webkit-details-marker]:hidden">
        <h3 className="grow font-sans text-base font-semibold">{title}</h3>
        <Icon name="chevron-down" className="shrink-0 group-open:rotate-180 print:hidden" />
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-1 pb-5">
        <div>
          <h4 className="font-sans text-base font-semibold">Overview</h4>
          <p className="mt-1 max-w-measure">{overview}</p>
        </div>
        {figure ? <Figure figure={figure} /> : null}
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
          <Points title="Key benefits" items={benefits} />
          <Points title="Implementation steps" items={steps} isOrdered />
          <Points title="Integrations" items={integrations} />
          <Points title="Ideal clients" items={idealClients} />
        </div>
      </div>
    </details>
  );
}

/** Opens every closed `details` element while the page prints, because a reader of the printout can't. */
function useOpenInPrint() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...(panel.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const one of opened) one.open = true;
    };
    const close = () => {
      for (const one of opened) one.open = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
  return panel;
}

function Stats() {
  return (
    <>
      <ul
        aria-label="Headline figures"
        className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 xl:grid-cols-4"
      >
        {headlineStats.map(({ value, label, disclosure }) => (
          <li key={label} className="flex flex-col gap-1 bg-surface p-4">
            <p className="flex flex-col">
              <span className="font-heading text-2xl tabular-nums">{value}</span>{' '}
              <span className="font-semibold">{label}</span>
            </p>
            <p className="text-muted">{disclosure}</p>
          </li>
        ))}
      </ul>
      <Notice title="Before you repeat a figure">
        <p className="max-w-measure">{statsNotice}</p>
      </Notice>
    </>
  );
}

function Launch() {
  return (
    <section aria-labelledby="blueprint-launch" className="flex flex-col gap-2">
      <h3 id="blueprint-launch" className="font-sans text-base font-semibold">
        Launch plan: four steps
      </h3>
      <ol className="grid gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-2 xl:grid-cols-4">
        {launchPlan.map(({ title, when, text }, index) => (
          <li key={title} className="flex flex-col gap-1 bg-surface p-4 print:break-inside-avoid">
            <p className="text-sm font-semibold text-copper">
              Step {index + 1}, {when.toLowerCase()}
            </p>
            <h4 className="font-sans text-base font-semibold">{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Contact() {
  return (
    <section
      aria-labelledby="blueprint-contact"
      className="flex flex-col gap-1 rounded-md border border-line bg-surface p-4 print:break-inside-avoid"
    >
      <h3 id="blueprint-contact" className="font-sans text-base font-semibold">
        Questions about the blueprint
      </h3>
      <p className="max-w-measure">
        Bring the client’s facts, not their name. The certification desk answers coaches by phone and by
        email.
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <TextLink href={brand.phone.href}>{brand.phone.display}</TextLink>
        <TextLink href={brand.email.href}>{brand.email.display}</TextLink>
      </p>
    </section>
  );
}

export function Blueprint({ id }: { id: string }) {
  const panel = useOpenInPrint();
  return (
    <section ref={panel} id={id} aria-labelledby={`${id}-title`} className="flex flex-col gap-4">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h2 id={`${id}-title`} className="text-lg font-semibold">
          Wealth Expansion Blueprint
        </h2>
        <Button size="sm" variant="quiet" className="print:hidden" onClick={() => window.print()}>
          <Icon name="printer" />
          Print the blueprint
        </Button>
      </div>
      <Stats />
      <div className="divide-y divide-line rounded-md border border-line bg-surface">
        {blueprintComponents.map((component) => (
          <BlueprintDetails key={component.id} component={component} />
        ))}
      </div>
      <p className="max-w-measure text-sm text-muted">
        Figures from the law are for tax year 2026 unless another year is given. This is for coaches, and it
        is not advice to a client. State law differs.
      </p>
      <Launch />
      <Contact />
    </section>
  );
}
