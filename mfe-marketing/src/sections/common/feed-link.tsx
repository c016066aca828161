import { Icon } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/text-link';
import type { FeedHead } from '../../content/heads/feeds.ts';

const RSS = 'application/rss+xml';

/** What a reader of feeds finds a page's feed by; React lifts it into the head. */
export function FeedAlternate({ feed }: { readonly feed: FeedHead }) {
  return <link rel="alternate" type={RSS} title={feed.title} href={feed.path} />;
}

/** The way to a feed that a person sees. */
export function FeedLink({ feed }: { readonly feed: FeedHead }) {
  return (
    <TextLink href={feed.path} type={RSS} className="inline-flex items-center gap-2 py-2">
      <Icon name="rss" className="text-copper" />
      RSS feed
    </TextLink>
  );
}
