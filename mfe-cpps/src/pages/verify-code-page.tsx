import { useEffect, useState } from 'react';
import { callAsVisitor } from 'shared-auth/submit-form';
import { badgeFiles, certificateCode } from 'shared-contract/certificate-code';
import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { brand } from 'shared-ui/brand';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { Button } from 'shared-ui/button';
import { useHydrated } from 'shared-ui/hooks';
import { Icon, type IconName } from 'shared-ui/icon';
import { Section, SectionHeading } from 'shared-ui/layout';
import { useParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { head, meaning, opening, type Status, statusWords } from '../content/verify.ts';
import { CodeForm } from '../sections/code-form.tsx';

interface Certificate {
  readonly code: string;
  readonly name: string;
  readonly cohort: string;
  readonly issuedOn: string;
  readonly expiresOn: string;
  readonly status: 'valid' | 'expired' | 'revoked';
  readonly revokedOn: string | null;
}

/** The register's answer, or the message of a failed request. */
type Answer = { readonly certificate: Certificate | null } | { readonly failure: string };

async function lookUp(code: string): Promise<Answer> {
  // The register doesn't know malformed codes, and rejects long ones.
  if (certificateCode(code) === undefined) return { certificate: null };
  try {
    return await callAsVisitor<{ certificate: Certificate | null }>('registry', { action: 'verify', code });
  } catch (error) {
    return { failure: error instanceof Error ? error.message : 'Please try again.' };
  }
}

function statusOf(answer: Answer | undefined): Status {
  if (answer === undefined) return 'asked';
  return 'failure' in answer ? 'failed' : (answer.certificate?.status ?? 'unknown');
}

const looks: Readonly<Record<Status, { readonly icon: IconName; readonly tone: string }>> = {
  asked: { icon: 'clock', tone: 'border-edge text-muted' },
  valid: { icon: 'circle-check', tone: 'border-success text-success' },
  expired: { icon: 'warning', tone: 'border-warning text-warning' },
  revoked: { icon: 'circle-alert', tone: 'border-danger text-danger' },
  unknown: { icon: 'circle-alert', tone: 'border-danger text-danger' },
  failed: { icon: 'warning', tone: 'border-warning text-warning' },
};

/** Always returns the same rows, so that nothing moves when they are filled. */
function rowsOf(certificate: Certificate | null, code: string | undefined) {
  const isRevoked = certificate?.status === 'revoked';
  const lastDay = isRevoked ? certificate.revokedOn : certificate?.expiresOn;
  return [
    ['Holder', certificate?.name],
    ['Designation', certificate && `${programme.designation} (${programme.abbreviation})`],
    ['Program', certificate?.cohort],
    ['Issued', certificate && formatDay(certificate.issuedOn)],
    [isRevoked ? 'Revoked on' : 'Valid until', lastDay && formatDay(lastDay)],
    ['Code', certificate?.code ?? code],
  ] as const;
}

interface StatusBandProps {
  readonly answer: Answer | undefined;
  readonly onRetry: () => void;
}

function StatusBand({ answer, onRetry }: StatusBandProps) {
  const status = statusOf(answer);
  const { title, text } = statusWords[status];
  return (
    <div
      role="status"
      className={`flex min-h-36 items-start gap-3 border-l-4 p-4 md:gap-4 md:p-6 ${looks[status].tone}`}
    >
      <Icon name={looks[status].icon} className="mt-1 size-8 shrink-0" />
      <div className="grid min-w-0 grow gap-1">
        <p className="font-heading text-xl leading-tight">{title}</p>
        <p className="max-w-measure text-ink">{answer && 'failure' in answer ? answer.failure : text}</p>
        {status === 'failed' ? (
          <Button size="sm" variant="secondary" className="mt-2 justify-self-start" onClick={onRetry}>
            Try again
          </Button>
        ) : null}
      </div>
      <img
        src={badgeFiles.svg}
        alt={status === 'valid' ? `Badge of the ${programme.designation}` : ''}
        width={128}
        height={128}
        // Visible only for a valid certificate. Its space is always reserved.
        className={`size-16 shrink-0 md:size-32 ${status === 'valid' ? '' : 'invisible'}`}
      />
    </div>
  );
}

/** Requests the certificate after hydration, because the prerendered page is the same for every code. */
function CertificateSheet({ code }: { readonly code: string }) {
  const isHydrated = useHydrated();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    void lookUp(code).then(setAnswer);
  }, [code]);
  const retry = () => {
    setAnswer(undefined);
    void lookUp(code).then(setAnswer);
  };
  const isLoading = answer === undefined;
  const certificate = answer && 'certificate' in answer ? answer.certificate : null;
  return (
    <div
      data-wake=""
      aria-busy={isLoading}
      className="max-w-3xl border border-edge bg-surface print:break-inside-avoid"
    >
      <StatusBand answer={answer} onRetry={retry} />
      <div className="border-t border-line">
        <dl className="grid content-start px-4 py-2 md:px-6">
          {rowsOf(certificate, isHydrated ? code : undefined).map(([term, value]) => (
            <div
              key={term === 'Revoked on' ? 'Valid until' : term}
              className="grid min-h-11 content-center gap-x-4 border-t border-line py-2 first:border-t-0 sm:grid-cols-[8rem_1fr]"
            >
              <dt className="text-sm text-muted sm:text-base">{term}</dt>
              <dd
                className={`min-h-6.5 font-semibold wrap-anywhere tabular-nums ${term === 'Holder' ? 'text-lg' : ''}`}
              >
                {value ?? <span className="text-muted">{isLoading ? '…' : 'None'}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="border-t border-line px-4 py-3 text-sm text-muted md:px-6">
        Register of {brand.name}, {brand.phone.display}.
      </p>
    </div>
  );
}

/** One prerendered page serves all codes. The browser fills it with the register's response. */
export function Component() {
  const code = useParams()['code'] ?? '';
  return (
    <>
      <Seo title={head.title} description={head.description} path={undefined} noindex />
      <Section labelledBy="verify-title" className="pt-4 md:pt-8">
        <div className="print:hidden">
          <Breadcrumb page="One certificate" parent={{ label: opening.page, to: paths.verify }} />
        </div>
        <SectionHeading id="verify-title" level={1} title="What the register says" />
        <div className="mt-6">
          <CertificateSheet key={code} code={code} />
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
