import { ButtonLink } from 'shared-ui/button';
import { SectionCut } from 'shared-ui/drawing';
import { Section, SectionHeading } from 'shared-ui/layout';
import type { HomeSection } from '../../content/home/section-types.ts';
import { Details } from '../common/details.tsx';

/** The founder's message: a drawn poster and the whole text, for as long as the firm has no recording of it. */
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
