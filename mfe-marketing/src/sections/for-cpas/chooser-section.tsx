import { Icon } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/text-link';
import type { ForCpasSection } from '../../content/for-cpas/section-types.ts';
import { Heading } from '../common/heading.tsx';
import { SellingHead } from '../common/selling-head.tsx';

/** Three ways with their prices: whoever comes for one of the other two sees it before the first form. */
export function ChooserSection({ section }: { section: ForCpasSection<'chooser'> }) {
  return (
    <SellingHead of={section}>
      <div className="grid gap-4 lg:grid-cols-12 lg:items-center lg:gap-8">
        <Heading of={section} level={1} className="lg:col-span-6 lg:pr-4" />
        <ul className="border border-edge bg-surface lg:col-span-6">
          {section.ways.map(({ name, price, ...target }) => (
            <li
              key={name}
              className="relative flex items-center justify-between gap-4 border-b border-edge px-4 py-2.5 last:border-b-0 hover:bg-ground md:px-6 md:py-5"
            >
              <span className="flex grow flex-wrap items-baseline justify-between gap-x-4">
                <TextLink {...target} className="font-semibold after:absolute after:inset-0 md:text-lg">
                  {name}
                </TextLink>
                <span className="tabular-nums">{price}</span>
              </span>
              <Icon name="arrow-right" className="text-copper" />
            </li>
          ))}
        </ul>
      </div>
    </SellingHead>
  );
}
