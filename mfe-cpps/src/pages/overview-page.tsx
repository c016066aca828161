import { late, loadChunk } from 'shared-ui/late';
import { Seo } from 'shared-ui/seo';
import { head } from '../content/hero.ts';
import { Hero } from '../sections/overview/hero.tsx';

const rest = late('page-cpps', () =>
  loadChunk(() => import(/* webpackChunkName: "cpps-overview-rest" */ './overview-rest.tsx')),
);

/** A navigation within the site waits for the whole page. */
export async function loader() {
  await rest.preload();
  return null;
}

/** The head is alive from the start: its price and its cohort follow the day. */
export function Component() {
  return (
    <>
      <Seo {...head} />
      <Hero />
      <rest.Component />
    </>
  );
}
