import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { brand } from 'shared-ui/brand';

interface Dated {
  readonly code: string;
  readonly issued_on: string;
  readonly expires_on: string;
}

/** Where anybody sees what the register says of a code. */
export const shareAddress = (code: string): string => brand.origin + paths.verifyCode(code);

const parts = (day: string) => ({ year: day.slice(0, 4), month: String(Number(day.slice(5, 7))) });

/** LinkedIn's own form for a license or certification, filled in. */
export function linkedInAddress({ code, issued_on, expires_on }: Dated): string {
  const [issued, expires] = [parts(issued_on), parts(expires_on)];
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: `${programme.designation} (${programme.abbreviation})`,
    organizationName: brand.name,
    issueYear: issued.year,
    issueMonth: issued.month,
    expirationYear: expires.year,
    expirationMonth: expires.month,
    certUrl: shareAddress(code),
    certId: code,
  });
  return `https://www.linkedin.com/profile/add?${query.toString()}`;
}
