import { Section, SectionHeading } from 'shared-ui/layout';
import { QuestionList } from 'shared-ui/question-list';
import { questions } from '../../content/questions.ts';

export function Questions() {
  return (
    <Section tone="surface" labelledBy="questions">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <SectionHeading id="questions" title={questions.title} className="lg:col-span-5" />
        <QuestionList
          name="questions"
          // On paper every answer stands open.
          className="lg:col-span-7 print:[&_details::details-content]:[content-visibility:visible]"
          items={questions.items.map(({ question, answer }) => ({
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
