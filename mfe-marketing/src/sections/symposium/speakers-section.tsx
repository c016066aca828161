import { Monogram } from 'shared-ui/drawing';
import { Section } from 'shared-ui/layout';
import type { SymposiumSection } from '../../content/symposium/section-types.ts';
import { speakers } from '../../content/symposium/speakers.ts';
import { Heading, titleId } from '../common/heading.tsx';

/** Everybody of the printed program: who they are, what they speak on, and what it is good for. */
export function SpeakersSection({ section }: { section: SymposiumSection<'speakers'> }) {
  return (
    <Section id={section.id} tone="surface" labelledBy={titleId(section)}>
      <Heading of={section} />
      <ul className="mt-8 grid gap-x-12 lg:grid-cols-2">
        {speakers.map(({ strategy, name, title, topic, description }) => (
          <li
            key={strategy}
            id={`speaker-${strategy}`}
            className="grid grid-cols-[3.5rem_1fr] grid-rows-[auto_1fr] gap-x-4 border-t border-line py-5 md:grid-cols-[6rem_1fr] md:gap-x-6 print:break-inside-avoid"
          >
            <Monogram name={name} className="md:row-span-2" />
            <div>
              <h3 className="text-lg">{name}</h3>
              <p className="text-sm text-muted">{title}</p>
            </div>
            <div className="max-md:col-span-2 max-md:mt-3">
              <p className="font-semibold md:mt-2">{topic}</p>
              <p className="mt-1 max-w-measure">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
