import { paths } from 'shared-contract/paths';
import { contactRest, contactTop } from '../content/contact/contact.ts';
import { head } from '../content/heads/contact.ts';
import { PageContent } from '../page-content.tsx';
import { questionsIn } from '../questions-in.ts';
import { SectionList } from '../sections/common/section-list.tsx';
import { HoursSection } from '../sections/contact/hours-section.tsx';
import { organization, questionsNode } from 'shared-ui/structured-data';

export function Top() {
  return <SectionList sections={contactTop} views={{}} />;
}

export function Rest() {
  return (
    <PageContent
      {...head}
      type="ContactPage"
      about={{ mainEntity: organization }}
      nodes={[questionsNode(paths.contact, questionsIn(contactRest))]}
    >
      <SectionList sections={contactRest} views={{ hours: HoursSection }} />
    </PageContent>
  );
}
