import { late, loadChunk } from 'shared-ui/late';
import { Seo } from 'shared-ui/seo';
import { head } from '../content/apply.ts';
import { ApplicationSection } from '../sections/apply/application-section.tsx';

const around = () => loadChunk(() => import(/* webpackChunkName: "cpps-apply-rest" */ './apply-rest.tsx'));
const top = late('page-cpps-apply-top', async () => ({ Component: (await around()).Top }));
const rest = late('page-cpps-apply', async () => ({ Component: (await around()).Rest }));

/** A navigation within the site waits for the whole page. */
export async function loader() {
  await Promise.all([top.preload(), rest.preload()]);
  return null;
}

/** The form is alive from the start; what is read above and below it is served whole, with code that comes with use. */
export function Component() {
  return (
    <>
      <Seo title={head.title} description={head.description} path={head.path} />
      <top.Component />
      <ApplicationSection />
      <rest.Component />
    </>
  );
}
