import { useHydrated } from 'shared-ui/hooks';
import { useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { head } from '../content/heads/newsletter.ts';
import { newsletterRest, newsletterTop } from '../content/newsletter/newsletter.ts';
import { subscribe } from '../content/newsletter/subscribe.ts';
import type { NewsletterAction } from '../forms/newsletter/choices.ts';
import { PageContent } from '../page-content.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { ChoiceSection } from '../sections/newsletter/choice-section.tsx';
import { MonthsSection } from '../sections/newsletter/months-section.tsx';
import { SubscribeSection } from '../sections/newsletter/subscribe-section.tsx';

const actions = ['confirm', 'leave'] as const satisfies readonly NewsletterAction[];

export function Component() {
  const [search] = useSearchParams();
  // The served page knows no token: it is the same for everybody.
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
