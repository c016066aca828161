import { brand } from 'shared-ui/brand';
import { paths } from 'shared-ui/paths';
import { Seo } from 'shared-ui/seo';
import { home } from '../content/home/home.ts';
import { HomeSectionView } from '../sections/home/home-section-view.tsx';
import { organization, StructuredData, website } from '../structured-data.tsx';

export function Component() {
  return (
    <>
      <Seo
        title={`${brand.name}: wealth plans for business owners, certification for CPAs`}
        description={brand.tagline}
        path={paths.home}
      />
      <StructuredData nodes={[organization, website]} />
      {home.map((section) => (
        <HomeSectionView key={section.kind} section={section} />
      ))}
    </>
  );
}
