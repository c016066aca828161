import { Section, SectionHeading } from 'shared-ui/layout';
import { choices, type NewsletterAction } from '../../forms/newsletter/choices.ts';
import { NewsletterChoice } from '../../forms/newsletter/newsletter-choice.tsx';
import { Breadcrumb } from '../common/breadcrumb.tsx';

interface ChoiceSectionProps {
  readonly action: NewsletterAction;
  readonly token: string;
}

/** What a link of the newsletter's letters opens, as the whole page. */
export function ChoiceSection({ action, token }: ChoiceSectionProps) {
  const { title, lead } = choices[action];
  return (
    <Section labelledBy="choice-title" className="min-h-150">
      <Breadcrumb page="Newsletter" />
      <SectionHeading id="choice-title" level={1} title={title} lead={lead} />
      <div className="mt-8">
        <NewsletterChoice key={action + token} action={action} token={token} />
      </div>
    </Section>
  );
}
