import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Seo } from 'shared-ui/seo';
import { organization, StructuredData, website } from 'shared-ui/structured-data';
import { blogFeed, podcastFeed } from '../content/heads/feeds.ts';
import { hero } from '../content/home/hero.ts';
import { homeSections } from '../content/home/home.ts';
import { FeedAlternate } from '../sections/common/feed-link.tsx';
import { HeroSection } from '../sections/home/hero/hero-section.tsx';
import { HomeSectionView } from '../sections/home/home-section-view.tsx';

export function Component() {
  return (
    <>
      <Seo
        title={`${brand.name}: wealth plans for business owners, certification for CPAs`}
        description={brand.tagline}
        path={paths.home}
      />
      <StructuredData nodes={[organization, website]} />
      <FeedAlternate feed={blogFeed} />
      <FeedAlternate feed={podcastFeed} />
      <HeroSection section={hero} />
      {homeSections.map((section) => (
        <HomeSectionView key={section.kind} section={section} />
      ))}
    </>
  );
}
