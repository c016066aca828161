import { ButtonLink } from 'shared-ui/button';
import { TextLink } from 'shared-ui/text-link';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { formatInstant } from '../../../lib/format.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { newProjectionAddress, projectionAddress } from '../../../own-pages.ts';
import { listClientProjections } from '../data/list-client-projections.ts';

/** The tax projections that are kept with a client; archived ones last. */
export function ClientProjections({ clientId }: { readonly clientId: string }) {
  const query = useDataQuery('client-projections', (client) => listClientProjections(client, clientId), {
    clientId,
  });
  const all = query.isPlaceholderData ? undefined : query.data;
  const shown = [
    ...(all ?? []).filter(({ archived_at: at }) => at === null),
    ...(all ?? []).filter(({ archived_at: at }) => at !== null),
  ];
  return (
    <section aria-labelledby="client-projections" className="flex flex-col gap-3">
      <h3 id="client-projections" className="text-lg">
        Tax projections
      </h3>
      {query.isError && !all ? <FailedQuery what="The projections" query={query} /> : null}
      {all?.length === 0 ? <p className="text-muted">None.</p> : null}
      {shown.length > 0 ? (
        <ul aria-label="Tax projections">
          {shown.map(({ id, label, tax_year: year, made_at: madeAt, archived_at: archivedAt }) => (
            <li
              key={id}
              className="flex min-h-control-sm items-center gap-3 border-b border-line last:border-b-0"
            >
              <span className="min-w-0 grow wrap-anywhere">
                <TextLink to={projectionAddress(id)}>{label}</TextLink>
                {archivedAt === null ? null : <span className="text-muted">, archived</span>}
              </span>
              <span className="shrink-0 text-muted tabular-nums">
                {year}, made {formatInstant(madeAt)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <ButtonLink variant="secondary" size="sm" to={newProjectionAddress(clientId)} className="self-start">
        New tax projection
      </ButtonLink>
    </section>
  );
}
