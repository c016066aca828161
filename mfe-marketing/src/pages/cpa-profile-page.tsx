import { late, loadChunk } from 'shared-ui/late';
import { data, useLoaderData, useParams, type LoaderFunctionArgs } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import type { PageHead } from '../late-page.tsx';

const load = () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-cpa-profile-rest" */ './cpa-profile-rest.tsx'));
const rest = late('page-cpa', load);

/** The head of one person's page goes into the page with it, so that the first load carries nobody else's. */
export async function loader({ params }: LoaderFunctionArgs) {
  await rest.preload();
  const { headAt, missing } = await load();
  const head = headAt(params['id'] ?? '');
  return head ?? data({ ...missing, path: undefined }, { status: 404 });
}

export function Component() {
  const head = useLoaderData<PageHead | { title: string; description: string; path: undefined }>();
  const { id } = useParams();
  return (
    <>
      <Seo {...head} noindex={head.path === undefined} />
      <rest.Component key={id} />
    </>
  );
}
