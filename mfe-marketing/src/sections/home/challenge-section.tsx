import { ButtonLink } from 'shared-ui/button';
import { Section, SectionHeading } from 'shared-ui/layout';
import type { HomeSection } from '../../content/home/section-types.ts';

/** The year as the law sees it: a line of dates, and what can still be changed at each. */
export function ChallengeSection({ section }: { section: HomeSection<'challenge'> }) {
  return (
    <Section labelledBy="challenge-title">
      <div className="grid items-end gap-8 lg:grid-cols-12 lg:gap-12">
        <SectionHeading
          id="challenge-title"
          title={section.title}
          lead={section.lead}
          className="lg:col-span-8"
        />
        <div className="lg:col-span-4 lg:justify-self-end">
          <ButtonLink to={section.action.to} variant="secondary">
            {section.action.label}
          </ButtonLink>
        </div>
      </div>
      <h3 className="mt-8 text-lg lg:mt-18">{section.calendarTitle}</h3>
      <ol className="mt-6 grid lg:grid-cols-4">
        {section.calendar.map((day) => (
          <li
            key={day.when}
            className="relative flex flex-col gap-3 border-l border-edge pb-8 pl-6 last:pb-0 lg:border-t lg:border-l-0 lg:pt-8 lg:pr-8 lg:pb-0 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-1 -left-1.25 size-2.25 rotate-45 bg-copper ring-4 ring-ground lg:-top-1.25 lg:left-0"
            />
            <p className="font-heading text-lg leading-none text-copper">{day.when}</p>
            <h4 className="font-sans text-base leading-snug font-semibold tracking-normal">{day.title}</h4>
            <p className="text-muted">{day.text}</p>
            <p className="mt-auto border-t border-line pt-3 text-sm">
              <span className="text-muted">Still open: </span>
              {day.left}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
