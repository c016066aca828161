import { organization, StructuredData, website } from 'shared-ui/structured-data';
import { homeSections } from '../../content/home/home.ts';
import { HomeSectionView } from './home-section-view.tsx';

/** The home page below the hero, and what it says to search engines. */
export function Component() {
  return (
    <>
      <StructuredData nodes={[organization, website]} />
      {homeSections.map((section) => (
        <HomeSectionView key={section.kind} section={section} />
      ))}
    </>
  );
}
