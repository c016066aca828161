import { head } from '../content/heads/newsletter.ts';
import { newsletterRest, newsletterTop } from '../content/newsletter/newsletter.ts';
import { PageContent } from '../page-content.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { MonthsSection } from '../sections/newsletter/months-section.tsx';

export function Top() {
  return <SectionList sections={newsletterTop} views={{}} />;
}

export function Rest() {
  return (
    <PageContent {...head}>
      <SectionList sections={newsletterRest} views={{ months: MonthsSection }} />
    </PageContent>
  );
}
