import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { partnerGroups } from '../../content/resources/library.ts';
import { Heading, titleId } from '../common/heading.tsx';

const heading = {
  id: 'partners',
  title: 'Professional Partners',
  lead: 'What we do not do ourselves is done by firms that we name. You engage them, and they bill you.',
};

/** Kinds of firms that the partners page names. */
export function PartnerGroups() {
  return (
    <Section id={heading.id} tone="surface" labelledBy={titleId(heading)}>
      <Heading of={heading} />
      <ul className="mt-8 grid gap-6 md:grid-cols-3 md:gap-8">
        {partnerGroups.map(({ id, title, text, link }) => (
          <li key={id} className="relative grid content-start gap-2 border-t-2 border-primary pt-4">
            <h3 className="text-lg">{title}</h3>
            <p className="text-muted">{text}</p>
            <p className="print:hidden">
              <TextLink
                to={link}
                aria-label={`See the firms: ${title}`}
                className="inline-block py-3 font-semibold after:absolute after:inset-0"
              >
                See the firms
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
