import { loadChunk } from 'shared-ui/late';
import { Seo } from 'shared-ui/seo';
import { head } from '../content/heads/onboarding.ts';
import { start } from '../content/onboarding/start.ts';
import { taskPage } from '../late-page.tsx';
import { StartSection } from '../sections/onboarding/start-section.tsx';

const { loader, Top, Rest } = taskPage(head.path, () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-onboarding-rest" */ './onboarding-rest.tsx')),
);

export { loader };

export function Component() {
  return (
    <>
      <Seo {...head} />
      <Top />
      <StartSection section={start} />
      <Rest />
    </>
  );
}
