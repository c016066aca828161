import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import type { Brand } from 'shared-ui/brand';
import { ButtonLink } from 'shared-ui/button';

/** Apply Now opens a call to be booked in a new tab: on the firm's outside page where it has one, else on the site's own. */
export function ApplyLink({ label = 'Apply Now' }: { readonly label?: string }) {
  const { bookingUrl }: Brand = brand;
  const page = bookingUrl === undefined ? { to: paths.book } : { href: bookingUrl };
  return (
    <ButtonLink {...page} newTab>
      {label}
    </ButtonLink>
  );
}
