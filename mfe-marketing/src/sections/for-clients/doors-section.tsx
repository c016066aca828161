import { Section } from 'shared-ui/layout';
import type { ForClientsSection } from '../../content/for-clients/section-types.ts';
import { Actions } from '../common/actions.tsx';
import { Heading, titleId } from '../common/heading.tsx';

/** Two doors side by side: everybody who applies comes here, and half of them are in the wrong place. */
export function DoorsSection({ section }: { section: ForClientsSection<'doors'> }) {
  return (
    <Section id={section.id} tone="surface" className="print:hidden" labelledBy={titleId(section)}>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <Heading of={section} className="lg:col-span-4" />
        <ul className="grid rounded-md border border-edge md:grid-cols-2 lg:col-span-8">
          {section.doors.map(({ reader, text, actions }) => (
            <li
              key={reader}
              className="grid gap-4 border-edge p-6 not-first:border-t md:row-span-3 md:grid-rows-subgrid md:not-first:border-t-0 md:not-first:border-l lg:p-8"
            >
              <h3 className="text-lg md:text-xl">{reader}</h3>
              <p className="text-muted">{text}</p>
              <Actions actions={actions} className="content-start items-start" />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
