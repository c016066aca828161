import { privacy } from '../content/legal/privacy.ts';
import PrivacyText from '../content/legal/privacy.mdx';
import { head } from '../content/heads/privacy.ts';
import { PageContent } from '../page-content.tsx';
import { LegalDocument, legalText } from '../sections/legal/legal-document.tsx';

const text = legalText(PrivacyText);

export function Component() {
  return (
    <PageContent {...head}>
      <LegalDocument head={privacy} text={text} />
    </PageContent>
  );
}
