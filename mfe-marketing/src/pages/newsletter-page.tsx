import { paths } from 'shared-contract/paths';
import { useHydrated } from 'shared-ui/hooks';
import { useSearchParams } from 'shared-ui/router';
import { newsletter } from '../content/newsletter/newsletter.ts';
import type { NewsletterAction } from '../forms/newsletter/choices.ts';
import { PublicPage } from '../public-page.tsx';
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
  return (
    <PublicPage
      title="Newsletter"
      description="One letter a month: what changed in the tax code for owner-led businesses, one strategy worked through, and the deadlines of the next eight weeks."
      path={paths.newsletter}
      noindex
    >
      {action === undefined ? (
        <SectionList sections={newsletter} views={{ subscribe: SubscribeSection, months: MonthsSection }} />
      ) : (
        <ChoiceSection action={action} token={search.get(action) ?? ''} />
      )}
    </PublicPage>
  );
}
