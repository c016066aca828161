import { Section } from 'shared-ui/layout';
import type { SymposiumSection } from '../../content/symposium/section-types.ts';
import { program, type HalfDay } from '../../content/symposium/symposium-text.ts';
import { Heading, titleId } from '../common/heading.tsx';
import { ProgramHalf } from './program-half.tsx';

const halves: readonly HalfDay[] = program;

/** Half-day by half-day: the two rooms side by side where there is room, one after the other on a phone. */
export function ProgramSection({ section }: { section: SymposiumSection<'program'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <Heading of={section} />
      <div className="mt-8 grid border-b border-edge lg:gap-8 lg:border-b-0">
        {halves.map((half) => (
          <ProgramHalf key={half.id} half={half} rooms={section.rooms} />
        ))}
      </div>
    </Section>
  );
}
