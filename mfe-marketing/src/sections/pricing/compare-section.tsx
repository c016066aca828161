import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import type { PriceFamily, PricingSection } from '../../content/pricing/section-types.ts';
import { Heading, titleId } from '../common/heading.tsx';

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
        <TextLink to={family.action.to}>{family.action.label}</TextLink>
      </p>
    </li>
  );
}

/** The three families of prices, so that no figure on the site is taken for another. */
export function CompareSection({ section }: { section: PricingSection<'compare'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <Heading of={section} />
      <ul className="mt-8 grid gap-12 lg:grid-cols-3">
        {section.families.map((family) => (
          <Family key={family.name} family={family} />
        ))}
      </ul>
      <p className="mt-8 max-w-measure">{section.note}</p>
    </Section>
  );
}
