import type { ReactNode } from 'react';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Seo } from 'shared-ui/seo';
import { organization, StructuredData, website } from 'shared-ui/structured-data';
import { blogFeed, podcastFeed } from '../content/feeds.ts';
import { homeSections } from '../content/home/home.ts';
import { hero } from '../content/home/opening.ts';
import type { AnyHomeSection, HomeSection, ListedSectionKind } from '../content/home/section-types.ts';
import { FeedAlternate } from '../sections/common/links.tsx';
import { PackagesSection } from '../sections/common/packages.tsx';
import {
  NextStepSection,
  NumbersSection,
  PodcastSection,
  PostsSection,
  RingSection,
} from '../sections/home/closing.tsx';
import { HeroSection } from '../sections/home/hero.tsx';
import {
  AboutSection,
  ChallengeSection,
  MessageSection,
  ReasonsSection,
  SolutionSection,
  StatsSection,
  StepsSection,
} from '../sections/home/opening.tsx';

/** Views by kind. A kind without a view doesn't compile. */
const views: { [Kind in ListedSectionKind]: (props: { section: HomeSection<Kind> }) => ReactNode } = {
  challenge: ChallengeSection,
  solution: SolutionSection,
  steps: StepsSection,
  reasons: ReasonsSection,
  about: AboutSection,
  message: MessageSection,
  packages: PackagesSection,
  stats: StatsSection,
  posts: PostsSection,
  ring: RingSection,
  podcast: PodcastSection,
  nextStep: NextStepSection,
  numbers: NumbersSection,
};

function HomeSectionView({ section }: { section: AnyHomeSection }) {
  // The record pairs each kind with its own view, which TypeScript can't express for a lookup by a union.
  const View = views[section.kind] as (props: { section: AnyHomeSection }) => ReactNode;
  return <View section={section} />;
}

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
