import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { late, loadChunk } from 'shared-ui/late';
import { Seo } from 'shared-ui/seo';
import { hero } from '../content/home/hero.ts';
import { preloadHeroSheets } from '../sections/home/hero/hero-sheets.tsx';
import { HeroSection } from '../sections/home/hero/hero-section.tsx';

/** What stands below the fold: served as HTML, its code comes when somebody starts to read. */
const rest = late('home-rest', () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-home-rest" */ '../sections/home/home-rest.tsx')),
);

/** A navigation within the site shows the page whole. */
export async function loader() {
  await Promise.all([rest.preload(), preloadHeroSheets()]);
  return null;
}

export function Component() {
  return (
    <>
      <Seo
        title={`${brand.name}: wealth plans for business owners, certification for CPAs`}
        description={brand.tagline}
        path={paths.home}
      />
      <HeroSection section={hero} />
      <rest.Component />
    </>
  );
}
