import { privacy } from '../content/legal/privacy.ts';
import PrivacyText from '../content/legal/privacy.mdx';
import { head } from '../content/heads/privacy.ts';
import { PageContent } from '../page-content.tsx';
import { LegalDocument, legalText } from '../sections/legal/legal-document.tsx';

const text = legalText(PrivacyText);

export function Component() {
  return (
    <PageContent {...head} about={{ dateModified: privacy.revisions[0].date }}>
      <LegalDocument head={privacy} text={text} />
    </PageContent>
  );
}
