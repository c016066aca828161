import { useState } from 'react';
import { badgeFiles } from 'shared-contract/certificate-code';
import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { Button, ButtonLink } from 'shared-ui/button';
import { saveFile } from 'shared-ui/save-file';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../ui/states.tsx';
import { certificateState } from '../../lib/labels.ts';
import { explainRefusal, useAction } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { dashboardPages } from '../../page-list.ts';
import { CertificateFacts, PrintedCertificate } from './certificate.tsx';
import { DirectoryPanel } from './directory-panel.tsx';
import { readCertificate, readCredential } from './queries.ts';

function BadgeFiles({ code }: { readonly code: string }) {
  const { act: download, isBusy } = useAction({
    run: async (client, kind: 'jwt' | 'json') => {
      const { token, credential } = await readCredential(client, code);
      saveFile(
        kind === 'jwt'
          ? { name: `${code}.jwt`, type: 'application/jwt', content: token }
          : {
              name: `${code}.json`,
              type: 'application/json',
              content: `${JSON.stringify(credential, null, 2)}\n`,
            },
      );
    },
    explain: explainRefusal,
  });
  return (
    <section
      aria-labelledby="badge-title"
      className="flex flex-col gap-5 rounded-md border border-line bg-surface p-4 sm:flex-row sm:p-6 print:hidden"
    >
      <img
        src={badgeFiles.svg}
        alt={`Badge of the ${programme.designation}`}
        width={160}
        height={160}
        className="size-32 shrink-0 sm:size-40"
      />
      <div className="flex min-w-0 flex-col gap-3">
        <h2 id="badge-title" className="text-lg">
          Badge
        </h2>
        <p className="max-w-measure">
          Use the picture on your website or in your email signature. The Open Badge is signed proof for
          wallets and programs that read Open Badges 3.0. It names you and expires with the certificate.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink size="sm" variant="secondary" href={badgeFiles.svg} download="cpps-badge.svg">
            Picture (SVG)
          </ButtonLink>
          <ButtonLink size="sm" variant="secondary" href={badgeFiles.png} download="cpps-badge.png">
            Picture (PNG, 1200 px)
          </ButtonLink>
          <Button size="sm" variant="secondary" busy={isBusy} onClick={() => void download('jwt')}>
            Open Badge, signed (JWT)
          </Button>
          <Button size="sm" variant="secondary" busy={isBusy} onClick={() => void download('json')}>
            Open Badge, to read (JSON)
          </Button>
        </div>
      </div>
    </section>
  );
}

const { path, title } = dashboardPages.certificate;

function OwnCertificate() {
  const [now] = useState(() => Date.now());
  const certificate = useDataQuery('certificate', readCertificate);
  if (certificate.isError && certificate.data === undefined)
    return <FailedQuery what="Your certificate" query={certificate} />;
  if (certificate.data === undefined) return <Spinner label="Loading your certificate" />;
  if (certificate.data === null)
    return (
      <div className="flex max-w-measure flex-col gap-4 rounded-md border border-line bg-surface p-4 sm:p-6">
        <p>You have no certificate yet. We’ll issue it when you complete the program, and email you.</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.cpps} variant="secondary" size="sm">
            See the program
          </ButtonLink>
          <ButtonLink to={paths.cppsApplication} variant="secondary" size="sm">
            Check an application’s status
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
