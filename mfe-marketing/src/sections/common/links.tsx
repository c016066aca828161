import { mailHref } from 'shared-contract/contact-href';
import { Icon } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/text-link';
import { classes } from '../../classes.ts';
import type { FeedHead } from '../../content/feeds.ts';
import type { Action } from '../../content/sections.ts';

/** Breaks a long address before its @ rather than within a word. */
export function EmailLink({ to, className }: { to: `${string}@${string}`; className?: string }) {
  const [mailbox, host] = to.split('@');
  return (
    // Screen readers would read the line break as a space.
    <TextLink href={mailHref(to)} aria-label={to} className={classes('wrap-break-word', className)}>
      {mailbox}
      <wbr />@{host}
    </TextLink>
  );
}

const RSS = 'application/rss+xml';

/** Lets feed readers find the feed. React moves the element to the head. */
export function FeedAlternate({ feed }: { readonly feed: FeedHead }) {
  return <link rel="alternate" type={RSS} title={feed.title} href={feed.path} />;
}

export function FeedLink({ feed }: { readonly feed: FeedHead }) {
  return (
    <TextLink href={feed.path} type={RSS} className="inline-flex items-center gap-2 py-2">
      <Icon name="rss" className="text-copper" />
      RSS feed
    </TextLink>
  );
}

export function ActionLink({
  action: { label, ...link },
  className,
}: {
  action: Action;
  className?: string;
}) {
  return (
    <TextLink {...link} className={className}>
      {label}
    </TextLink>
  );
}
