import { paths } from 'shared-contract/paths';
import { privacy } from '../content/legal/privacy.ts';
import PrivacyText from '../content/legal/privacy.mdx';
import { PublicPage } from '../public-page.tsx';
import { LegalDocument, legalText } from '../sections/legal/legal-document.tsx';

const text = legalText(PrivacyText);

export function Component() {
  return (
    <PublicPage
      title={privacy.title}
      description="What each form collects and why, what stays on your device, who sees it, how long it is kept, and how to have it corrected or deleted."
      path={paths.privacy}
    >
      <LegalDocument head={privacy} text={text} />
    </PublicPage>
  );
}
