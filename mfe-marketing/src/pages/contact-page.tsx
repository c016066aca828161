import { paths } from 'shared-contract/paths';
import { contactRest, contactTop } from '../content/contact/contact.ts';
import { message } from '../content/contact/message.ts';
import { head } from '../content/heads/contact.ts';
import { PageContent } from '../page-content.tsx';
import { questionsIn } from '../questions-in.ts';
import { SectionList } from '../sections/common/section-list.tsx';
import { HoursSection } from '../sections/contact/hours-section.tsx';
import { MessageSection } from '../sections/contact/message-section.tsx';
import { organization, questionsNode } from 'shared-ui/structured-data';

export function Component() {
  return (
    <PageContent
      {...head}
      type="ContactPage"
      about={{ mainEntity: organization }}
      nodes={[questionsNode(paths.contact, questionsIn(contactRest))]}
    >
      <SectionList sections={contactTop} views={{}} />
      <MessageSection section={message} />
      <SectionList sections={contactRest} views={{ hours: HoursSection }} />
    </PageContent>
  );
}
