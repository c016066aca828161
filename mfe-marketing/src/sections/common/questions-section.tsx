import { Section } from 'shared-ui/layout';
import { QuestionList } from 'shared-ui/question-list';
import type { CommonSection } from '../../content/sections.ts';
import { Heading, titleId } from './heading.tsx';

export function QuestionsSection({ section }: { section: CommonSection<'questions'> }) {
  return (
    <Section id={section.id} tone={section.tone} labelledBy={titleId(section)}>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <Heading of={section} className="lg:col-span-5" />
        <QuestionList
          name={section.id}
          // On paper every answer stands open.
          className="lg:col-span-7 print:[&_details::details-content]:[content-visibility:visible]"
          items={section.items.map(({ question, answer }) => ({
            question,
            answer: answer.map((paragraph) => (
              <p key={paragraph} className="mb-3 last:mb-0">
                {paragraph}
              </p>
            )),
          }))}
        />
      </div>
    </Section>
  );
}
