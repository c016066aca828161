import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { contact } from '../content/contact/contact.ts';
import { PublicPage } from '../public-page.tsx';
import { questionsIn, questionsNode } from '../questions-node.ts';
import { SectionList } from '../sections/common/section-list.tsx';
import { HoursSection } from '../sections/contact/hours-section.tsx';
import { MessageSection } from '../sections/contact/message-section.tsx';
import { organization } from '../structured-data.tsx';

export function Component() {
  return (
    <PublicPage
      title="Contact"
      description={`Phone, fax, email, office and hours of ${brand.name}, and a form that a person answers within 24 hours.`}
      path={paths.contact}
      type="ContactPage"
      about={{ mainEntity: organization }}
      nodes={[questionsNode(paths.contact, questionsIn(contact))]}
    >
      <SectionList sections={contact} views={{ message: MessageSection, hours: HoursSection }} />
    </PublicPage>
  );
}
