import { mailHref } from 'shared-contract/contact-href';
import { TextLink } from 'shared-ui/text-link';
import { classes } from '../../classes.ts';

interface EmailLinkProps {
  readonly to: `${string}@${string}`;
  readonly className?: string;
}

/** A mail link whose text breaks before its @ where a line is too short for it, not in the middle of a word. */
export function EmailLink({ to, className }: EmailLinkProps) {
  const [mailbox, host] = to.split('@');
  return (
    // The break would be read as a space within the address.
    <TextLink href={mailHref(to)} aria-label={to} className={classes('wrap-break-word', className)}>
      {mailbox}
      <wbr />@{host}
    </TextLink>
  );
}
