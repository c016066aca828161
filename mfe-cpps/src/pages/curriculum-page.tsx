import { late, loadChunk } from 'shared-ui/late';
import { Seo } from 'shared-ui/seo';
import { head } from '../content/curriculum.ts';

const rest = late('page-cpps-curriculum', () =>
  loadChunk(() => import(/* webpackChunkName: "cpps-curriculum-rest" */ './curriculum-rest.tsx')),
);

/** A navigation within the site waits for the whole page. */
export async function loader() {
  await rest.preload();
  return null;
}

/** A page to read: served whole, with code that comes when somebody uses it. */
export function Component() {
  return (
    <>
      <Seo title={head.title} description={head.description} path={head.path} />
      <rest.Component />
    </>
  );
}
