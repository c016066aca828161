import { brand } from 'shared-ui/brand';
import type { Brand } from 'shared-ui/brand';
import { ButtonLink } from 'shared-ui/button';
import { paths } from 'shared-ui/paths';

/** Apply Now: the firm's outside booking page in a new tab where it has one, else the site's own. */
export function ApplyLink() {
  const { bookingUrl }: Brand = brand;
  return bookingUrl === undefined ? (
    <ButtonLink to={paths.book}>Apply Now</ButtonLink>
  ) : (
    <ButtonLink href={bookingUrl} newTab>
      Apply Now
    </ButtonLink>
  );
}
