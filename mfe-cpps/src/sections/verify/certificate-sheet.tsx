import { formatDay } from 'shared-contract/format';
import { badgeFiles } from 'shared-contract/badge-files';
import { programme } from 'shared-contract/programme';
import { brand } from 'shared-ui/brand';
import { Button } from 'shared-ui/button';
import { Icon, type IconName } from 'shared-ui/icon';
import { statusWords, type Status } from '../../content/verify.ts';
import type { useCertificate } from './use-certificate.ts';

const looks: Readonly<Record<Status, { readonly icon: IconName; readonly tone: string }>> = {
  asked: { icon: 'clock', tone: 'border-edge text-muted' },
  valid: { icon: 'circle-check', tone: 'border-success text-success' },
  expired: { icon: 'warning', tone: 'border-warning text-warning' },
  revoked: { icon: 'circle-alert', tone: 'border-danger text-danger' },
  unknown: { icon: 'circle-alert', tone: 'border-danger text-danger' },
  failed: { icon: 'warning', tone: 'border-warning text-warning' },
};

type Found = ReturnType<typeof useCertificate>;

/** Always the same rows, so that nothing moves when they are filled. */
function rowsOf({ certificate, typed }: Found): (readonly [term: string, value: string | undefined])[] {
  const lastDay =
    certificate?.status === 'revoked'
      ? (['Revoked on', certificate.revokedOn] as const)
      : (['Valid until', certificate?.expiresOn] as const);
  return [
    ['Holder', certificate?.name],
    ['Designation', certificate && `${programme.designation} (${programme.abbreviation})`],
    ['Program', certificate?.cohort],
    ['Issued', certificate && formatDay(certificate.issuedOn)],
    [lastDay[0], lastDay[1] == null ? undefined : formatDay(lastDay[1])],
    ['Code', certificate?.code ?? typed],
  ];
}

function StatusBand({ status, failure, retry }: Found) {
  const { title, text } = statusWords[status];
  return (
    <div
      role="status"
      className={`flex min-h-36 items-start gap-3 border-l-4 p-4 md:gap-4 md:p-6 ${looks[status].tone}`}
    >
      <Icon name={looks[status].icon} className="mt-1 size-8 shrink-0" />
      <div className="grid min-w-0 grow gap-1">
        <p className="font-heading text-xl leading-tight">{title}</p>
        <p className="max-w-measure text-ink">{failure ?? text}</p>
        {status === 'failed' ? (
          <Button size="sm" variant="secondary" className="mt-2 justify-self-start" onClick={retry}>
            Try again
          </Button>
        ) : null}
      </div>
      <img
        src={badgeFiles.svg}
        alt={status === 'valid' ? `Badge of the ${programme.designation}` : ''}
        width={128}
        height={128}
        // It stands for a certificate that counts; its place is kept for one that does not.
        className={`size-16 shrink-0 md:size-32 ${status === 'valid' ? '' : 'invisible'}`}
      />
    </div>
  );
}

/** What the register says of a code, as one sheet that can be shown and printed. */
export function CertificateSheet({ found }: { readonly found: Found }) {
  const isAsked = found.status === 'asked';
  return (
    <div
      data-wake=""
      aria-busy={isAsked}
      className="max-w-3xl border border-edge bg-surface print:break-inside-avoid"
    >
      <StatusBand {...found} />
      <div className="border-t border-line">
        <dl className="grid content-start px-4 py-2 md:px-6">
          {rowsOf(found).map(([term, value]) => (
            <div
              key={term.startsWith('Revoked') ? 'Valid until' : term}
              className="grid min-h-11 content-center gap-x-4 border-t border-line py-2 first:border-t-0 sm:grid-cols-[8rem_1fr]"
            >
              <dt className="text-sm text-muted sm:text-base">{term}</dt>
              <dd
                className={`min-h-6.5 font-semibold wrap-anywhere tabular-nums ${term === 'Holder' ? 'text-lg' : ''}`}
              >
                {value ?? <span className="text-muted">{isAsked ? '…' : 'None'}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="border-t border-line px-4 py-3 text-sm text-muted md:px-6">
        Kept by {brand.name}, {brand.phone.display}.
      </p>
    </div>
  );
}
