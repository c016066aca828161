import { paths } from 'shared-contract/paths';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { Section, SectionHeading } from 'shared-ui/layout';
import { useParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { head, meaning, opening } from '../content/verify.ts';
import { CertificateSheet } from '../sections/verify/certificate-sheet.tsx';
import { CodeForm } from '../sections/verify/code-form.tsx';
import { useCertificate } from '../sections/verify/use-certificate.ts';

/** One code: served once for all of them, filled when the register has answered. */
export function Component() {
  const code = useParams()['code'] ?? '';
  const found = useCertificate(code);
  return (
    <>
      <Seo title={head.title} description={head.description} path={undefined} noindex />
      <Section labelledBy="verify-title" className="pt-4 md:pt-8">
        <div className="print:hidden">
          <Breadcrumb page="One certificate" parent={{ label: opening.page, to: paths.verify }} />
        </div>
        <SectionHeading id="verify-title" level={1} title="What the register says" />
        <div className="mt-6">
          <CertificateSheet found={found} />
        </div>
        <p className="mt-6 max-w-measure border-l-2 border-copper pl-4">{meaning}</p>
        <div className="mt-10 border-t border-edge pt-6 print:hidden">
          <h2 className="mb-4 text-lg">Check another code</h2>
          <CodeForm key={code} submitLabel="Check this code" />
        </div>
      </Section>
    </>
  );
}
