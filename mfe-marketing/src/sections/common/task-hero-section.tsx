import type { CommonSection } from '../../content/sections.ts';
import { PlainHead } from './plain-head.tsx';

/** No more than says where one is: what there is to do begins right below. */
export function TaskHeroSection({ section }: { section: CommonSection<'taskHero'> }) {
  return <PlainHead of={section} />;
}
