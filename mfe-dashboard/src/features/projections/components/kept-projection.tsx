import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { Badge } from 'shared-ui/badge';
import { Button, ButtonLink } from 'shared-ui/button';
import { notify } from 'shared-ui/toast';
import { TextLink } from 'shared-ui/text-link';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { notifyUndoable } from '../../../components/undoable.tsx';
import { formatInstant } from '../../../lib/format.ts';
import { SOMEBODY } from '../../../lib/names-of.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { newProjectionAddress, ownPages } from '../../../own-pages.ts';
import { archiveProjection, readProjection, type Projection } from '../data/projections.ts';
import { ProjectionSheet } from './projection-sheet.tsx';

const notYours = (maker: string | null): string =>
  `This projection was made by ${maker ?? SOMEBODY}: only whoever made it may change this.`;

/** Puts a projection away or back, and offers the way back. */
function useArchive({ id, label, madeBy }: Pick<Projection, 'id' | 'label' | 'madeBy'>) {
  const queries = useQueryClient();
  const write = async (isArchived: boolean, done: () => void) => {
    try {
      if (await archiveProjection(await getSupabase(), id, isArchived)) done();
      else notify.error(notYours(madeBy));
    } catch (error) {
      notify.error(dataMessage(error, { what: 'Nothing was changed.' }));
    }
    await queries.invalidateQueries();
  };
  return (isArchived: boolean) =>
    write(isArchived, () =>
      notifyUndoable(isArchived ? `“${label}” is archived` : `“${label}” is back`, () =>
        write(!isArchived, () => notify.success('Undone')),
      ),
    );
}

function Actions({ projection }: { readonly projection: Projection }) {
  return (
    <>
      <Button size="sm" onClick={() => window.print()}>
        Print or save as PDF
      </Button>
      {projection.isReadOnly ? null : <Changes projection={projection} />}
    </>
  );
}

function Changes({ projection }: { readonly projection: Projection }) {
  const [isBusy, setIsBusy] = useState(false);
  const archive = useArchive(projection);
  return (
    <>
      <ButtonLink
        variant="secondary"
        size="sm"
        to={`${newProjectionAddress(projection.client.id)}&from=${projection.id}`}
      >
        Change the figures
      </ButtonLink>
      <Button
        variant="quiet"
        size="sm"
        busy={isBusy}
        onClick={() => {
          setIsBusy(true);
          void archive(!projection.isArchived).finally(() => setIsBusy(false));
        }}
      >
        {projection.isArchived ? 'Put back' : 'Archive'}
      </Button>
    </>
  );
}

/** One projection that is kept with its client. */
export function KeptProjection({ id }: { readonly id: string }) {
  const query = useDataQuery('client-projection', (client) => readProjection(client, id), { id });
  const projection = query.isPlaceholderData ? undefined : query.data;
  if (query.isError && !projection) return <FailedQuery what="The projection" query={query} />;
  if (projection === undefined) return <Spinner label="Loading the projection" />;
  if (projection === null)
    return (
      <>
        <PageHead title={ownPages.projection.title} />
        <p>
          There is no such projection, or its client is not on your list.{' '}
          <TextLink to={ownPages.clients.path}>See your clients</TextLink>
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
              <TextLink to={`${ownPages.clients.path}?client=${client.id}&tab=projections`}>
                {client.name}
              </TextLink>
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
