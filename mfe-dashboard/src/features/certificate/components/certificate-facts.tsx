import { paths } from 'shared-contract/paths';
import { Badge } from 'shared-ui/badge';
import { Button, ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { notify } from 'shared-ui/toast';
import { certificateStates, type CertificateState } from '../../../lib/certificate-state.ts';
import { formatCalendarDay } from '../../../lib/format.ts';
import type { Certificate } from '../data/read-certificate.ts';
import { linkedInAddress, shareAddress } from '../linkedin.ts';

interface Props {
  readonly certificate: Certificate;
  readonly state: CertificateState;
}

const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    notify.success('The address is copied');
  } catch {
    notify.error('The address could not be copied. Select it and copy it yourself.');
  }
};

function Share({ certificate }: { certificate: Certificate }) {
  const address = shareAddress(certificate.code);
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-base font-semibold">Share it</h3>
      <p className="max-w-measure">
        At this address anybody sees that the certificate is valid today:{' '}
        <strong className="wrap-anywhere">
          {address.slice(0, -certificate.code.length)}
          <wbr />
          <span className="whitespace-nowrap">{certificate.code}</span>
        </strong>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => void copy(address)}>
          Copy the address
        </Button>
        <ButtonLink size="sm" variant="secondary" to={paths.verifyCode(certificate.code)}>
          Open the public page
        </ButtonLink>
        <ButtonLink size="sm" variant="secondary" href={linkedInAddress(certificate)} newTab>
          Add to LinkedIn
          <Icon name="external" />
        </ButtonLink>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            window.print();
          }}
        >
          <Icon name="printer" />
          Print or save as PDF
        </Button>
      </div>
    </div>
  );
}

/** What the certificate says, and how it is given to others. */
export function CertificateFacts({ certificate, state }: Props) {
  const { code, name, cohorts, issued_on, expires_on, revoked_at, revoked_reason } = certificate;
  const rows = [
    ['Name', name],
    ['Cohort', cohorts.name],
    ['Issued', formatCalendarDay(issued_on)],
    ['Valid until', formatCalendarDay(expires_on)],
    ['CPE hours', `${certificate.cpe_live} live, ${certificate.cpe_self_study} self-study`],
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
        <p>
          It has run out, and the public page says so. Write to us to have it renewed under the same code.
        </p>
      ) : null}
      {revoked_at === null ? null : (
        <p>
          It was revoked, and the public page says so. The reason, which only you and we see:{' '}
          <span className="wrap-anywhere">{revoked_reason}</span>
        </p>
      )}
    </section>
  );
}
