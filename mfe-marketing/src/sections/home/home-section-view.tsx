import type { ReactNode } from 'react';
import type { AnyHomeSection, HomeSection, ListedSectionKind } from '../../content/home/section-types.ts';
import { PackagesSection } from '../common/packages-section.tsx';
import { AboutSection } from './about-section.tsx';
import { ChallengeSection } from './challenge-section.tsx';
import { MessageSection } from './message-section.tsx';
import { NextStepSection } from './next-step-section.tsx';
import { NumbersSection } from './numbers-section.tsx';
import { PodcastSection } from './podcast-section.tsx';
import { PostsSection } from './posts-section.tsx';
import { ReasonsSection } from './reasons-section.tsx';
import { RingSection } from './ring-section.tsx';
import { SolutionSection } from './solution-section.tsx';
import { StatsSection } from './stats-section.tsx';
import { StepsSection } from './steps-section.tsx';

/** One view for each kind: a kind without one does not compile. */
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

export function HomeSectionView({ section }: { section: AnyHomeSection }) {
  // The record above pairs each kind with its own view; a lookup by a union cannot say so.
  const View = views[section.kind] as (props: { section: AnyHomeSection }) => ReactNode;
  return <View section={section} />;
}
