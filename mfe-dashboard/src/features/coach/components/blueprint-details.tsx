import { Icon } from 'shared-ui/icon';
import type { BlueprintComponent } from '../content/blueprint.ts';

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

/** What the program says, and in the same size what the law says. */
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

export function BlueprintDetails({ component }: { component: BlueprintComponent }) {
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
