import { late, loadChunk } from 'shared-ui/late';
import { Seo } from 'shared-ui/seo';
import { apply, head } from '../content/apply.ts';
import { ApplicationSection } from '../sections/apply/application-section.tsx';
import { PlainHead } from '../sections/plain-head.tsx';

const rest = late('page-cpps-apply', () =>
  loadChunk(() => import(/* webpackChunkName: "cpps-apply-rest" */ './apply-rest.tsx')),
);

/** A navigation within the site waits for the whole page. */
export async function loader() {
  await rest.preload();
  return null;
}

/** The form is alive from the start; what is read below it is served whole. */
export function Component() {
  return (
    <>
      <Seo title={head.title} description={head.description} path={head.path} />
      <PlainHead
        id="apply-title"
        page={apply.page}
        parent={head.parent}
        title={apply.title}
        lead={apply.lead}
      />
      <ApplicationSection />
      <rest.Component />
    </>
  );
}
