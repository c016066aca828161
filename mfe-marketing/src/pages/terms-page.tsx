import { paths } from 'shared-contract/paths';
import { terms } from '../content/legal/terms.ts';
import TermsText from '../content/legal/terms.mdx';
import { PublicPage } from '../public-page.tsx';
import { LegalDocument, legalText } from '../sections/legal/legal-document.tsx';

const text = legalText(TermsText);

export function Component() {
  return (
    <PublicPage
      title={terms.title}
      description="The rules of this site and of our engagements in plain words: fees, no guarantees, records, Tennessee law, and how a dispute is settled."
      path={paths.terms}
    >
      <LegalDocument head={terms} text={text} />
    </PublicPage>
  );
}
