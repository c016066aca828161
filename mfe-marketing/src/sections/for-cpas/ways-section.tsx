import { Section } from 'shared-ui/layout';
import type { ForCpasSection } from '../../content/for-cpas/section-types.ts';
import { Actions } from '../common/actions.tsx';
import { Heading, titleId } from '../common/heading.tsx';

/** What a CPA can do here, line by line beside each other. */
export function WaysSection({ section }: { section: ForCpasSection<'ways'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <Heading of={section} />
      <ul className="mt-8 grid rounded-md border border-edge lg:grid-cols-3">
        {section.ways.map(({ title, text, facts, action }) => (
          <li
            key={title}
            className="grid content-start gap-4 border-b border-edge p-4 last:border-b-0 md:p-6 lg:row-span-3 lg:grid-rows-subgrid lg:gap-6 lg:border-r lg:border-b-0 lg:p-8 lg:last:border-r-0"
          >
            <div className="grid content-start gap-2">
              <h3 className="text-xl">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
            <dl className="content-start border-t border-edge max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 sm:max-lg:gap-x-8">
              {facts.map(({ term, value }) => (
                <div key={term} className="grid gap-1 border-b border-line py-3">
                  <dt className="text-sm text-muted">{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <Actions actions={[action]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
