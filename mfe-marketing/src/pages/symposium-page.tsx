import { loadChunk } from 'shared-ui/late';
import { Seo } from 'shared-ui/seo';
import { head } from '../content/heads/symposium.ts';
import { registration } from '../content/symposium/registration.ts';
import { taskPage } from '../late-page.tsx';
import { RegistrationSection } from '../sections/symposium/registration-section.tsx';

const { loader, Top, Rest } = taskPage(head.path, () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-symposium-rest" */ './symposium-rest.tsx')),
);

export { loader };

export function Component() {
  return (
    <>
      <Seo {...head} />
      <Top />
      <RegistrationSection section={registration} />
      <Rest />
    </>
  );
}
