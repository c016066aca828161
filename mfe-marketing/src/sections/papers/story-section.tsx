import { Claim } from 'shared-ui/claim';
import { Section } from 'shared-ui/layout';
import type { PapersSection } from '../../content/papers/section-types.ts';
import { Heading, titleId } from '../common/heading.tsx';

/** A case from its question to its figures, and what it is not. */
export function StorySection({ section }: { section: PapersSection<'story'> }) {
  const { title, challenge, solution, result, figures, disclosure } = section.story;
  const parts = [
    ['Challenge', challenge],
    ['Solution', solution],
    ['Result', result],
  ] as const;
  return (
    <Section id={section.id} tone="sheet" className="sheet-squares" labelledBy={titleId(section)}>
      <Heading of={section} />
      <Claim disclosure={disclosure} className="mt-8 gap-8">
        <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
          <div className="grid content-start gap-6 lg:col-span-7">
            <h3 className="text-lg text-balance md:text-xl">{title}</h3>
            <dl className="grid gap-6">
              {parts.map(([term, text]) => (
                <div key={term} className="grid gap-1 border-t border-line pt-4">
                  <dt className="font-semibold text-copper">{term}</dt>
                  <dd className="max-w-measure text-pretty">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <dl className="border-t border-edge lg:col-span-5 lg:self-start">
            {figures.map(({ term, value }) => (
              <div key={term} className="flex items-baseline justify-between gap-6 border-b border-line py-3">
                <dt>{term}</dt>
                <dd className="shrink-0 font-heading text-lg font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Claim>
    </Section>
  );
}
