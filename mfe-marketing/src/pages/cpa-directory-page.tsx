import { late, loadChunk } from 'shared-ui/late';
import { Seo } from 'shared-ui/seo';
import { professionals } from '../content/directory/professionals.ts';
import { head } from '../content/heads/cpa-directory.ts';
import { taskPage } from '../late-page.tsx';
import { DirectorySection } from '../sections/cpa-directory/directory-section.tsx';

const load = () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-cpa-directory-rest" */ './cpa-directory-rest.tsx'));
const around = taskPage(head.path, load);
// Filters are alive from the start; the drawings of the cards are most of the page's code, and served already.
const list = late('directory-list', async () => ({ Component: (await load()).List }));

export async function loader() {
  await Promise.all([around.loader(), list.preload()]);
  return null;
}

export function Component() {
  return (
    <>
      <Seo {...head} />
      <around.Top />
      <DirectorySection people={professionals} List={list.Component} />
      <around.Rest />
    </>
  );
}
