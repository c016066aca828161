import { badgeFiles } from 'shared-contract/certificate-code';
import { cpe, liveCredits, selfStudyCredits } from 'shared-contract/cpe';
import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { Badge } from 'shared-ui/badge';
import { brand } from 'shared-ui/brand';
import { Button, ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Logo } from 'shared-ui/logo';
import { copyText } from '../../lib/browser.ts';
import { type CertificateState, certificateStates } from '../../lib/labels.ts';
import { formatCalendarDay } from '../../lib/format.ts';
import type { Certificate } from './queries.ts';

/** Public verification page of a certificate code. */
const shareAddress = (code: string): string => brand.origin + paths.verifyCode(code);

/** Address of LinkedIn's form for a license or certification, prefilled. */
export function linkedInAddress({
  code,
  issued_on,
  expires_on,
}: Pick<Certificate, 'code' | 'issued_on' | 'expires_on'>): string {
  const [issueYear = '', issueMonth] = issued_on.split('-');
  const [expirationYear = '', expirationMonth] = expires_on.split('-');
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: `${programme.designation} (${programme.abbreviation})`,
    organizationName: brand.name,
    issueYear,
    issueMonth: String(Number(issueMonth)),
    expirationYear,
    expirationMonth: String(Number(expirationMonth)),
    certUrl: shareAddress(code),
    certId: code,
  });
  return `https://www.linkedin.com/profile/add?${query.toString()}`;
}

interface Props {
  readonly certificate: Certificate;
  readonly state: CertificateState;
}

function Share({ certificate }: { certificate: Certificate }) {
  const address = shareAddress(certificate.code);
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-base font-semibold">Share it</h3>
      <p className="max-w-measure">
        Anyone with this link can confirm your certificate:{' '}
        <strong className="wrap-anywhere">
          {address.slice(0, -certificate.code.length)}
          <wbr />
          <span className="whitespace-nowrap">{certificate.code}</span>
        </strong>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          onClick={() =>
            void copyText(
              address,
              'Link copied',
              'The link could not be copied. Select it and copy it yourself.',
            )
          }
        >
          Copy the link
        </Button>
        <ButtonLink size="sm" variant="secondary" to={paths.verifyCode(certificate.code)}>
          Open the public page
        </ButtonLink>
        <ButtonLink size="sm" variant="secondary" href={linkedInAddress(certificate)} newTab>
          Add to LinkedIn
          <Icon name="external" />
        </ButtonLink>
        <Button size="sm" variant="secondary" onClick={() => window.print()}>
          <Icon name="printer" />
          Print or save as PDF
        </Button>
      </div>
    </div>
  );
}

export function CertificateFacts({ certificate, state }: Props) {
  const { code, name, cohorts, issued_on, expires_on, revoked_at, revoked_reason } = certificate;
  const rows = [
    ['Name', name],
    ['Cohort', cohorts.name],
    ['Issued', formatCalendarDay(issued_on)],
    ['Valid until', formatCalendarDay(expires_on)],
    ['Live', liveCredits(certificate.cpe_live)],
    ['Self study', selfStudyCredits(certificate.cpe_self_study)],
  ] as const;
  return (
    <section
      aria-labelledby="certificate-code"
      className="flex flex-col gap-5 rounded-md border border-line bg-surface p-4 sm:p-6 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="certificate-code" className="text-lg tabular-nums">
          {code}
        </h2>
        <Badge tone={certificateStates[state].tone}>{certificateStates[state].label}</Badge>
      </div>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {rows.map(([term, value]) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'valid' ? <Share certificate={certificate} /> : null}
      {state === 'expired' ? (
        <p>It has expired, and the public page shows that. Email us to renew it under the same code.</p>
      ) : null}
      {revoked_at === null ? null : (
        <p>
          It was revoked, and the public page shows that. Only you and we see the reason:{' '}
          <span className="wrap-anywhere">{revoked_reason}</span>
        </p>
      )}
    </section>
  );
}

export function PrintedCertificate({ certificate }: { readonly certificate: Certificate }) {
  const { name, code, cohorts, completed_on, issued_on, expires_on, cpe_live, cpe_self_study } = certificate;
  const credits = [
    ['Live sessions', liveCredits(cpe_live)],
    ['Self study', selfStudyCredits(cpe_self_study)],
    ['Fields of study', programme.cpe.fields],
    ['Dates', `${formatDay(cohorts.starts_on)} to ${formatDay(completed_on)}`],
    ['Sponsor', `${brand.name}, ${brand.address.lines.join(', ')}, ${brand.phone.display}`],
  ] as const;
  return (
    <article
      aria-label="Certificate"
      className="hidden min-h-[calc(100vh-4rem)] flex-col justify-between gap-8 print:flex"
    >
      <header className="flex items-start justify-between gap-8">
        <Logo />
        <img src={badgeFiles.svg} alt="" width={120} height={120} className="size-30" />
      </header>
      <div className="flex flex-col gap-3">
        <p>This certifies that</p>
        <h2 className="border-b border-edge pb-2 text-3xl wrap-anywhere">{name}</h2>
        <p className="max-w-measure">
          completed the {programme.weeks}-week program of {brand.name} in the {cohorts.name} and is a
        </p>
        <p className="font-heading text-2xl leading-tight">
          {programme.designation} ({programme.abbreviation})
        </p>
      </div>
      <dl className="grid grid-cols-[8rem_1fr] gap-x-4 gap-y-1 text-sm">
        {credits.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm">
        One CPE credit is {programme.cpe.creditMinutes} minutes of instruction. {cpe.standing}
      </p>
      <p className="w-72 border-t border-edge pt-1 text-sm">Signature, for {brand.name}</p>
      <footer className="flex flex-col gap-2 border-t-2 border-copper pt-3 text-sm">
        <p className="tabular-nums">
          Issued {formatDay(issued_on)}. Valid until {formatDay(expires_on)}. Code {code}.
        </p>
        <p>
          Verify at: <span className="wrap-anywhere">{shareAddress(code)}</span>
        </p>
      </footer>
    </article>
  );
}
