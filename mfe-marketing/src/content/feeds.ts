import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';

export interface FeedHead {
  readonly title: string;
  readonly path: string;
}

export const blogFeed = {
  title: `${brand.shortName} articles`,
  path: '/blog/feed.xml',
} satisfies FeedHead;

export const podcastFeed = {
  title: brand.podcast.title,
  path: paths.podcast.feed,
} satisfies FeedHead;
