import { Section } from 'shared-ui/layout';
import type { NewsletterAction } from '../../forms/newsletter/choices.ts';
import { NewsletterChoice } from '../../forms/newsletter/newsletter-choice.tsx';
import { Breadcrumb } from 'shared-ui/breadcrumb';

interface ChoiceSectionProps {
  readonly action: NewsletterAction;
  readonly token: string;
}

/** What a link of the newsletter's letters opens, as the whole page. */
export function ChoiceSection({ action, token }: ChoiceSectionProps) {
  return (
    <Section labelledBy="choice-title" className="min-h-150">
      <Breadcrumb page="Newsletter" />
      <NewsletterChoice key={action + token} action={action} token={token} titleId="choice-title" />
    </Section>
  );
}
