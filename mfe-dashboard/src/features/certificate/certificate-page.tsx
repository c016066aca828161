import { useState } from 'react';
import { paths } from 'shared-contract/paths';
import { ButtonLink } from 'shared-ui/button';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../components/failed-query.tsx';
import { certificateState } from '../../lib/certificate-state.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { ownPages } from '../../own-pages.ts';
import { BadgeFiles } from './components/badge-files.tsx';
import { CertificateFacts } from './components/certificate-facts.tsx';
import { DirectoryPanel } from './components/directory-panel.tsx';
import { PrintedCertificate } from './components/printed-certificate.tsx';
import { readCertificate } from './data/read-certificate.ts';

const { path, title } = ownPages.certificate;

function OwnCertificate() {
  const [now] = useState(() => Date.now());
  const certificate = useDataQuery('certificate', readCertificate);
  if (certificate.isError && certificate.data === undefined)
    return <FailedQuery what="Your certificate" query={certificate} />;
  if (certificate.data === undefined) return <Spinner label="Loading your certificate" />;
  if (certificate.data === null)
    return (
      <div className="flex max-w-measure flex-col gap-4 rounded-md border border-line bg-surface p-4 sm:p-6">
        <p>
          You have no certificate yet. It is issued once you have completed the program, and you get an email
          then.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.cpps} variant="secondary" size="sm">
            See the program
          </ButtonLink>
          <ButtonLink to={paths.cppsApplication} variant="secondary" size="sm">
            See where an application stands
          </ButtonLink>
        </div>
      </div>
    );
  const state = certificateState(certificate.data, now);
  return (
    <>
      <CertificateFacts certificate={certificate.data} state={state} />
      {state === 'valid' ? (
        <>
          <BadgeFiles code={certificate.data.code} />
          <DirectoryPanel name={certificate.data.name} />
          <PrintedCertificate certificate={certificate.data} />
        </>
      ) : null}
    </>
  );
}

export function Component() {
  return (
    <div className="flex max-w-page flex-col gap-6">
      <Seo
        title={title}
        description="Your certificate, its badge and your directory entry."
        path={path}
        noindex
      />
      <h1 className="text-xl md:text-2xl print:hidden">{title}</h1>
      <OwnCertificate />
    </div>
  );
}
