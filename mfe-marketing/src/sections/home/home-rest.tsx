import { organization, StructuredData, website } from 'shared-ui/structured-data';
import { blogFeed, podcastFeed } from '../../content/heads/feeds.ts';
import { homeSections } from '../../content/home/home.ts';
import { FeedAlternate } from '../common/feed-link.tsx';
import { HomeSectionView } from './home-section-view.tsx';

/** The home page below the hero, and what it says to search engines. */
export function Component() {
  return (
    <>
      <StructuredData nodes={[organization, website]} />
      <FeedAlternate feed={blogFeed} />
      <FeedAlternate feed={podcastFeed} />
      {homeSections.map((section) => (
        <HomeSectionView key={section.kind} section={section} />
      ))}
    </>
  );
}
