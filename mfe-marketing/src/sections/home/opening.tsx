import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { CoursedWall, SectionCut } from 'shared-ui/drawing';
import { Icon } from 'shared-ui/icon';
import { Section, SectionHeading } from 'shared-ui/layout';
import { Portrait } from 'shared-ui/portrait';
import { claims } from '../../content/claims.ts';
import type { HomeSection } from '../../content/home/section-types.ts';
import { founder } from '../../content/people.ts';
import { ApplicationForm } from '../../forms/application/form.tsx';
import { FigureStrip } from '../common/blocks.tsx';
import { Details } from '../common/details.tsx';
import { ActionLink } from '../common/links.tsx';

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

export function SolutionSection({ section }: { section: HomeSection<'solution'> }) {
  return (
    <Section tone="surface" labelledBy="solution-title">
      <SectionHeading id="solution-title" title={section.title} lead={section.lead} />
      <div className="mt-8 grid items-stretch gap-8 lg:grid-cols-12 lg:gap-12">
        <figure className="hidden flex-col self-start border border-edge lg:col-span-4 lg:flex">
          <CoursedWall seed="solution" className="w-full" />
          <figcaption className="border-t border-edge px-4 py-2 text-sm text-muted">
            {section.caption}
          </figcaption>
        </figure>
        <ol className="border-t border-edge lg:col-span-8">
          {section.parts.map((part, index) => (
            <li
              key={part.title}
              className="grid grid-cols-[2rem_1fr] gap-x-4 gap-y-1 border-b border-line py-4"
            >
              <span
                aria-hidden="true"
                className="font-heading text-lg leading-tight text-copper tabular-nums"
              >
                {index + 1}
              </span>
              <h3 className="text-lg">{part.title}</h3>
              <p className="col-start-2 text-muted">{part.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

export function StepsSection({ section }: { section: HomeSection<'steps'> }) {
  return (
    <Section id="how-it-works" labelledBy="steps-title">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="lg:col-span-7">
          <SectionHeading id="steps-title" title={section.title} lead={section.lead} />
          <ol className="mt-8">
            {section.steps.map((step, index) => (
              <li
                key={step.title}
                className="relative grid grid-cols-[3rem_1fr] gap-x-4 gap-y-2 pb-8 before:absolute before:top-12 before:bottom-0 before:left-6 before:w-px before:bg-line last:pb-0 last:before:hidden md:gap-x-6"
              >
                <span
                  aria-hidden="true"
                  className="row-span-3 grid size-12 place-items-center border border-copper font-heading text-lg leading-none text-copper tabular-nums"
                >
                  {index + 1}
                </span>
                <h3 className="text-lg md:text-xl">{step.title}</h3>
                <p className="text-muted">{step.text}</p>
                <p className="text-sm font-semibold">{step.outcome}</p>
              </li>
            ))}
          </ol>
        </div>
        <Card className="gap-6 self-start lg:col-span-5 lg:p-8">
          <div className="grid gap-2">
            <h3 className="text-lg md:text-xl">{section.form.title}</h3>
            <p className="text-muted">{section.form.text}</p>
          </div>
          <ApplicationForm height={800} source="home-how-it-works" label={section.form.title} />
        </Card>
      </div>
    </Section>
  );
}

const columns = 'grid gap-x-8 gap-y-2 md:grid-cols-[5fr_4fr_6fr]';

/**
 * Compares two approaches row by row. On wide screens, a header shows their names; the rows repeat them for screen
 * readers.
 */
export function ReasonsSection({ section }: { section: HomeSection<'reasons'> }) {
  const { usual, here } = section.columns;
  return (
    <Section tone="surface" labelledBy="reasons-title">
      <SectionHeading id="reasons-title" title={section.title} lead={section.lead} />
      <div aria-hidden="true" className={`${columns} mt-8 hidden pb-3 text-sm font-semibold md:grid`}>
        <span className="col-start-2 text-muted">{usual}</span>
        <span className="pl-8 text-copper">{here}</span>
      </div>
      <ul className="mt-8 border-t border-edge md:mt-0">
        {section.reasons.map((reason) => (
          <li key={reason.title} className={`${columns} border-b border-line py-4`}>
            <h3 className="text-lg">{reason.title}</h3>
            <p className="text-muted">
              <span className="font-semibold md:sr-only">{usual}: </span>
              {reason.usual}
            </p>
            <p className="relative pl-8">
              <Icon name="check" className="absolute top-0.5 left-0 text-copper" />
              <span className="font-semibold text-copper md:sr-only">{here}: </span>
              {reason.here}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

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
            <ActionLink action={section.action} className="font-semibold" />
          </p>
        </div>
      </div>
    </Section>
  );
}

/** The founder's message as a poster and text, until the firm has a recording. */
export function MessageSection({ section }: { section: HomeSection<'message'> }) {
  return (
    <Section tone="sheet" className="sheet-squares" labelledBy="message-title">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <figure className="hidden self-start border border-edge md:block lg:col-span-6">
          <SectionCut seed="message" className="w-full" />
          <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-edge px-4 py-3">
            <span className="font-heading text-lg">{section.poster.title}</span>
            <span className="text-sm text-muted">{section.poster.caption}</span>
          </figcaption>
        </figure>
        <div className="flex flex-col items-start gap-8 lg:col-span-6">
          <SectionHeading
            id="message-title"
            eyebrow={section.eyebrow}
            title={section.title}
            lead={section.lead}
          />
          <ButtonLink to={section.action.to}>{section.action.label}</ButtonLink>
          <Details label={section.transcriptLabel} className="w-full">
            <div className="grid max-w-measure gap-4 pb-6">
              {section.transcript.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Details>
        </div>
      </div>
    </Section>
  );
}

/** The schedule at the end of the page has the basis of each figure. */
export function StatsSection({ section }: { section: HomeSection<'stats'> }) {
  return (
    <Section tone="surface" labelledBy="stats-title">
      <SectionHeading id="stats-title" title={section.title} />
      <FigureStrip claims={section.claims.map((id) => claims[id])} />
    </Section>
  );
}
