import { Breadcrumb } from 'shared-ui/breadcrumb';
import { Card } from 'shared-ui/card';
import { useHydrated } from 'shared-ui/hooks';
import { Section } from 'shared-ui/layout';
import { useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import {
  head,
  newsletterRest,
  type NewsletterSection,
  newsletterTop,
  subscribe,
} from '../content/newsletter.ts';
import { type NewsletterAction, NewsletterChoice } from '../forms/newsletter/choice.tsx';
import { NewsletterForm } from '../forms/newsletter/form.tsx';
import { PageContent } from '../page.tsx';
import { Heading, TitledSection, titleId } from '../sections/common/heading.tsx';
import { SectionList } from '../sections/common/section-list.tsx';

/** Full page for an email's link. */
function ChoiceSection({ action, token }: { readonly action: NewsletterAction; readonly token: string }) {
  return (
    <Section labelledBy="choice-title" className="min-h-150">
      <Breadcrumb page="Newsletter" />
      <NewsletterChoice key={action + token} action={action} token={token} titleId="choice-title" />
    </Section>
  );
}

/** Two columns, in reading order from top to bottom. */
function MonthsSection({ section }: { section: NewsletterSection<'months'> }) {
  return (
    <TitledSection of={section} tone="surface">
      <dl className="mt-8 grid border-t border-edge lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-6 lg:gap-x-12">
        {section.months.map(({ month, subject }) => (
          <div key={month} className="grid gap-x-4 border-b border-line py-4 sm:grid-cols-[8rem_1fr]">
            <dt className="font-heading text-copper">{month}</dt>
            <dd>{subject}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}

function SubscribeSection({ section }: { section: NewsletterSection<'subscribe'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)} className="pt-6 md:pt-8">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="grid content-start gap-8 lg:col-span-6">
          <Heading of={section} />
          <Card className="print:hidden">
            <NewsletterForm label={section.formLabel} />
          </Card>
        </div>
        <ol className="grid content-start lg:col-span-5 lg:col-start-8" aria-label="What is in an issue">
          {section.letter.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2rem_1fr] gap-x-4 border-t border-edge py-6 first:border-t-2 last:border-b"
            >
              <span aria-hidden="true" className="font-heading text-lg text-copper tabular-nums">
                {index + 1}
              </span>
              <div className="grid gap-2">
                <h3 className="text-lg">{title}</h3>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

const actions = ['confirm', 'leave'] as const satisfies readonly NewsletterAction[];

export function Component() {
  const [search] = useSearchParams();
  // The prerendered page is the same for everyone, so it has no token.
  const isHydrated = useHydrated();
  const action = isHydrated ? actions.find((name) => search.get(name)) : undefined;
  if (action !== undefined) {
    return (
      <>
        <Seo title={head.title} description={head.description} path={head.path} noindex />
        <ChoiceSection action={action} token={search.get(action) ?? ''} />
      </>
    );
  }
  return (
    <PageContent {...head} noindex>
      <SectionList sections={newsletterTop} views={{}} />
      <SubscribeSection section={subscribe} />
      <SectionList sections={newsletterRest} views={{ months: MonthsSection }} />
    </PageContent>
  );
}
