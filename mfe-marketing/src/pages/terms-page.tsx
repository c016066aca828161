import { terms } from '../content/legal/terms.ts';
import TermsText from '../content/legal/terms.mdx';
import { head } from '../content/heads/terms.ts';
import { PageContent } from '../page-content.tsx';
import { LegalDocument, legalText } from '../sections/legal/legal-document.tsx';

const text = legalText(TermsText);

export function Component() {
  return (
    <PageContent {...head} about={{ dateModified: terms.revisions[0].date }}>
      <LegalDocument head={terms} text={text} />
    </PageContent>
  );
}
