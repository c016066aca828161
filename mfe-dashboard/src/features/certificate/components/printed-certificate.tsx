import { formatDay } from 'shared-contract/format';
import { badgeFiles } from 'shared-contract/badge-files';
import { programme } from 'shared-contract/programme';
import { brand } from 'shared-ui/brand';
import { Logo } from 'shared-ui/logo';
import type { Certificate } from '../data/read-certificate.ts';
import { shareAddress } from '../linkedin.ts';

/** The certificate as a sheet of paper, Letter or A4: what the page is when it is printed or saved as PDF. */
export function PrintedCertificate({ certificate }: { readonly certificate: Certificate }) {
  const { name, code, cohorts, completed_on, issued_on, expires_on, cpe_live, cpe_self_study } = certificate;
  return (
    <article
      aria-label="Certificate"
      className="hidden min-h-[calc(100vh-4rem)] flex-col justify-between gap-10 print:flex"
    >
      <header className="flex items-start justify-between gap-8">
        <Logo />
        <img src={badgeFiles.svg} alt="" width={120} height={120} className="size-30" />
      </header>
      <div className="flex flex-col gap-3">
        <p>This certifies that</p>
        <h2 className="border-b border-edge pb-2 text-3xl wrap-anywhere">{name}</h2>
        <p className="max-w-measure">
          has completed the {programme.weeks}-week program of {brand.name} in the {cohorts.name} on{' '}
          {formatDay(completed_on)}, with {cpe_live} hours of live sessions and {cpe_self_study} hours of
          self-study, and is a
        </p>
        <p className="font-heading text-2xl leading-tight">
          {programme.designation} ({programme.abbreviation})
        </p>
      </div>
      <footer className="flex flex-col gap-2 border-t-2 border-copper pt-3 text-sm">
        <p className="tabular-nums">
          Issued {formatDay(issued_on)}. Valid until {formatDay(expires_on)}. Code {code}.
        </p>
        <p>
          Whether it is valid today: <span className="wrap-anywhere">{shareAddress(code)}</span>
        </p>
      </footer>
    </article>
  );
}
