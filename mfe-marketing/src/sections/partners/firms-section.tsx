import { Section } from 'shared-ui/layout';
import { partners } from '../../content/partners/firms.ts';
import type { PartnersSection } from '../../content/partners/section-types.ts';
import { Heading, titleId } from '../common/heading.tsx';
import { PartnerCard } from './partner-card.tsx';

/** Every partner, with the image on the left and on the right by turns. */
export function FirmsSection({ section }: { section: PartnersSection<'firms'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <Heading of={section} />
      <p className="mt-6 max-w-measure border-l-2 border-copper pl-4">{section.note}</p>
      <ul className="mt-8">
        {partners.map((partner, index) => (
          <PartnerCard key={partner.id} partner={partner} flipped={index % 2 === 1} />
        ))}
      </ul>
    </Section>
  );
}
