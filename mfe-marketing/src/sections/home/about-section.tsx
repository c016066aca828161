import { Section } from 'shared-ui/layout';
import { Portrait } from 'shared-ui/portrait';
import { TextLink } from 'shared-ui/text-link';
import type { HomeSection } from '../../content/home/section-types.ts';
import { founder } from '../../content/people.ts';

export function AboutSection({ section }: { section: HomeSection<'about'> }) {
  return (
    <Section labelledBy="about-title">
      <div className="grid items-center gap-8 md:grid-cols-12 md:gap-12">
        <figure className="grid grid-cols-[7rem_1fr] items-end gap-4 md:col-span-4 md:grid-cols-1 lg:col-span-3 lg:col-start-2">
          <Portrait id={founder.id} name={founder.name} features={founder.portrait} className="w-full" />
          <figcaption>
            <span className="block font-semibold">
              {founder.name}, {founder.credential}
            </span>
            <span className="text-sm text-muted">{founder.title}</span>
          </figcaption>
        </figure>
        <div className="grid gap-6 md:col-span-8 lg:col-span-7">
          <h2 id="about-title" className="text-2xl md:text-3xl">
            {section.title}
          </h2>
          <p className="max-w-measure text-lg text-muted">{section.text}</p>
          <p>
            <TextLink to={section.action.to} className="font-semibold">
              {section.action.label}
            </TextLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
