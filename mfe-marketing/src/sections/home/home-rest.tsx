import { homeSections } from '../../content/home/home.ts';
import { HomeSectionView } from './home-section-view.tsx';

/** The home page below the hero. */
export function Component() {
  return homeSections.map((section) => <HomeSectionView key={section.kind} section={section} />);
}
