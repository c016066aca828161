import { paths } from 'shared-contract/paths';
import { Portrait } from 'shared-ui/portrait';
import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import type { BookSection } from '../../content/book/section-types.ts';
import { people } from '../../content/people.ts';
import { Heading, titleId } from '../common/heading.tsx';

export function CallersSection({ section }: { section: BookSection<'callers'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <Heading of={section} className="lg:col-span-4" />
        <ul className="grid gap-8 md:grid-cols-2 lg:col-span-8">
          {section.callers.map(({ personId, for: audience, text }) => {
            const person = people.find(({ id }) => id === personId);
            if (!person) return null;
            return (
              <li key={personId} className="grid content-start gap-4 border-t border-edge pt-6">
                <div className="grid grid-cols-[4.5rem_1fr] items-center gap-4">
                  <Portrait id={person.id} name={person.name} features={person.portrait} />
                  <div>
                    <h3 className="text-lg">
                      {person.name}, {person.credential}
                    </h3>
                    <p className="text-sm text-muted">{person.title}</p>
                  </div>
                </div>
                <p className="font-semibold text-copper">{audience}</p>
                <p>{text}</p>
              </li>
            );
          })}
          <li className="md:col-span-2">
            <TextLink to={paths.team}>Read about the whole team</TextLink>
          </li>
        </ul>
      </div>
    </Section>
  );
}
