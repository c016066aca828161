import { Icon } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import { considerations, strategyGroups } from '../../content/tax-center/tax-center-text.ts';

function StrategyCard({ group }: { group: (typeof strategyGroups)[number] }) {
  const { id, title, description, icon, strategies } = group;
  return (
    <article aria-labelledby={`${id}-name`} className="border border-line bg-surface p-4 md:p-8">
      <h3 id={`${id}-name`} className="flex items-center gap-3 text-lg md:text-xl">
        <Icon name={icon} className="size-6 shrink-0 text-copper" />
        {title}
      </h3>
      <p className="mt-3 text-muted">{description}</p>
      <ul className="mt-4 border-t border-edge">
        {strategies.map((strategy) => (
          <li key={strategy} className="border-b border-line py-3 last:border-0 last:pb-0">
            {strategy}
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Four ways to plan, each with what it consists of, and the taxes that stand outside the brackets. */
export function StrategiesView() {
  return (
    <>
      <Section labelledBy="strategies-title">
        <h2 id="strategies-title" className="text-xl md:text-2xl">
          Tax Strategies
        </h2>
        <div className="mt-6 grid gap-6 lg:grid-cols-2 lg:gap-8">
          {strategyGroups.map((group) => (
            <StrategyCard key={group.id} group={group} />
          ))}
        </div>
      </Section>
      <Section labelledBy="considerations-title" className="pt-0 md:pt-0">
        <div className="border-2 border-edge p-4 md:p-8">
          <h2 id="considerations-title" className="text-xl md:text-2xl">
            Considerations
          </h2>
          <dl className="mt-6">
            {considerations.map(({ id, title, text, authority }) => (
              <div
                key={id}
                className="grid gap-2 border-t border-line py-4 last:pb-0 lg:grid-cols-12 lg:gap-12"
              >
                <dt className="font-heading text-lg font-semibold lg:col-span-4">{title}</dt>
                <dd className="max-w-measure lg:col-span-8">
                  {text} <span className="text-sm text-muted">({authority})</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
    </>
  );
}
