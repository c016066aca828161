import { useQueryClient } from '@tanstack/react-query';
import type { DataClient } from 'shared-auth/supabase-client';
import { Badge } from 'shared-ui/badge';
import { Button, ButtonLink } from 'shared-ui/button';
import { useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { TextLink } from 'shared-ui/text-link';
import { notify } from 'shared-ui/toast';
import { ForClient } from '../../clients/for-client.tsx';
import { formatInstant } from '../../lib/format.ts';
import { UNKNOWN_USER } from '../../lib/names.ts';
import { useAction } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { clientAddress, dashboardPages, newProjectionAddress } from '../../page-list.ts';
import { FailedQuery } from '../../ui/states.tsx';
import { PageHead } from '../../ui/page-parts.tsx';
import { notifyUndoable } from '../../ui/undoable.tsx';
import { ProjectionForm } from './form.tsx';
import { start } from './labels.ts';
import { ProjectionSheet } from './projection-view.tsx';
import { archiveProjection, type Projection, readProjection } from './queries.ts';

const notYours = (maker: string | null): string =>
  `${maker ?? UNKNOWN_USER} made this projection, and only they can change it.`;

/** Archives or restores a projection and offers to undo it. */
function useArchive({ id, label, madeBy }: Pick<Projection, 'id' | 'label' | 'madeBy'>) {
  const queries = useQueryClient();
  const write = {
    run: (client: DataClient, isArchived: boolean) => archiveProjection(client, id, isArchived),
    failed: 'The projection wasn’t changed.',
    onSettled: () => queries.invalidateQueries(),
  };
  const { act: undo } = useAction({
    ...write,
    onDone: (isWritten) => {
      if (isWritten) notify.success('Undone');
      else notify.error(notYours(madeBy));
    },
  });
  return useAction({
    ...write,
    onDone: (isWritten, isArchived) => {
      if (isWritten)
        notifyUndoable(isArchived ? `“${label}” is archived` : `“${label}” is restored`, () =>
          undo(!isArchived),
        );
      else notify.error(notYours(madeBy));
    },
  });
}

function Actions({ projection }: { readonly projection: Projection }) {
  const { act, isBusy } = useArchive(projection);
  const { id, client, isArchived, isReadOnly } = projection;
  return (
    <>
      <Button size="sm" onClick={() => window.print()}>
        Print or save as PDF
      </Button>
      {isReadOnly ? null : (
        <>
          <ButtonLink variant="secondary" size="sm" to={`${newProjectionAddress(client.id)}&from=${id}`}>
            Edit figures
          </ButtonLink>
          <Button variant="quiet" size="sm" busy={isBusy} onClick={() => void act(!isArchived)}>
            {isArchived ? 'Restore' : 'Archive'}
          </Button>
        </>
      )}
    </>
  );
}

function StoredProjection({ id }: { readonly id: string }) {
  const query = useDataQuery('client-projection', (client) => readProjection(client, id), { id });
  const projection = query.isPlaceholderData ? undefined : query.data;
  if (query.isError && !projection) return <FailedQuery what="The projection" query={query} />;
  if (projection === undefined) return <Spinner label="Loading the projection" />;
  if (projection === null)
    return (
      <>
        <PageHead title={dashboardPages.projection.title} />
        <p>
          This projection doesn’t exist, or its client isn’t on your list.{' '}
          <TextLink to={dashboardPages.clients.path}>See your clients</TextLink>
        </p>
      </>
    );
  const { client, label, madeAt, madeBy, isArchived, isReadOnly } = projection;
  return (
    <>
      <div className="print:hidden">
        <PageHead title={label}>
          <Actions projection={projection} />
        </PageHead>
        <p className="mt-1 flex flex-wrap items-center gap-x-2">
          <span>
            For{' '}
            {isReadOnly ? (
              client.name
            ) : (
              <TextLink to={clientAddress(client.id, 'projections')}>{client.name}</TextLink>
            )}
            <span className="text-muted">
              , made {formatInstant(madeAt)}
              {madeBy === null ? '' : ` by ${madeBy}`}
            </span>
          </span>
          {isArchived ? <Badge>Archived</Badge> : null}
        </p>
      </div>
      <ProjectionSheet projection={projection} />
    </>
  );
}

/** Starts with the inputs of an earlier projection, or with the defaults. */
function NewProjection({ clientId }: { readonly clientId: string }) {
  const [address] = useSearchParams();
  const from = address.get('from');
  const before = useDataQuery(
    'client-projection',
    (client) => readProjection(client, from ?? ''),
    { id: from },
    { isWanted: from !== null },
  );
  if (from !== null && before.isPending) return <Spinner label="Loading the figures" />;
  const known = from === null ? undefined : before.data?.inputs;
  return <ProjectionForm key={`${clientId}:${from ?? ''}`} clientId={clientId} start={known ?? start} />;
}

function Content() {
  const [address] = useSearchParams();
  const id = address.get('projection');
  if (id !== null) return <StoredProjection id={id} />;
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
        title={dashboardPages.projection.title}
        description="One client’s federal tax for a year, today and with a plan."
        path={dashboardPages.projection.path}
        noindex
      />
      <Content />
    </div>
  );
}
