import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { useSearchParams } from 'shared-ui/router';
import { ForClient } from '../../components/for-client/for-client.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { ownPages } from '../../own-pages.ts';
import { KeptProjection } from './components/kept-projection.tsx';
import { ProjectionForm } from './components/projection-form.tsx';
import { readProjection } from './data/projections.ts';
import { start } from './start.ts';

/** The form with the figures of an earlier projection, or with those that are usual. */
function NewProjection({ clientId }: { readonly clientId: string }) {
  const [address] = useSearchParams();
  const from = address.get('from');
  const before = useDataQuery(
    'client-projection',
    (client) => readProjection(client, from ?? ''),
    { id: from },
    {
      isWanted: from !== null,
    },
  );
  if (from !== null && before.isPending) return <Spinner label="Loading the figures" />;
  const known = from === null ? undefined : before.data?.inputs;
  return <ProjectionForm key={`${clientId}:${from ?? ''}`} clientId={clientId} start={known ?? start} />;
}

function Content() {
  const [address] = useSearchParams();
  const id = address.get('projection');
  if (id !== null) return <KeptProjection id={id} />;
  return (
    <>
      <PageHead title="New tax projection" />
      <ForClient>{(client) => <NewProjection clientId={client.id} />}</ForClient>
    </>
  );
}

export function Component() {
  return (
    <div className="flex flex-col gap-4">
      <Seo
        title={ownPages.projection.title}
        description="Federal tax of a year as it is and with a plan, for one client."
        path={ownPages.projection.path}
        noindex
      />
      <Content />
    </div>
  );
}
