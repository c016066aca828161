import { mailHref, phoneHref } from 'shared-contract/contact-href';
import { formatDollars } from 'shared-contract/format';
import { Badge } from 'shared-ui/badge';
import { ButtonLink } from 'shared-ui/button';
import { TextLink } from 'shared-ui/text-link';
import { RecordDrawer } from '../../../components/record-drawer.tsx';
import { formatCalendarDay, formatInstant } from '../../../lib/format.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { readClient, type FullClient } from '../data/read-client.ts';
import { ClientActivity } from './client-activity.tsx';
import type { CoachNames } from './client-cells.tsx';
import { ClientDeadlines } from './client-deadlines.tsx';
import { ClientStatusSelect } from './client-status-select.tsx';
import { ClientStories } from './client-stories.tsx';

function Facts({ client, coaches }: { client: FullClient; coaches: CoachNames }) {
  const { email, phone, coach_id: coach } = client;
  const facts = [
    { term: 'Email', value: email ? <TextLink href={mailHref(email)}>{email}</TextLink> : 'None' },
    { term: 'Phone', value: phone ? <TextLink href={phoneHref(phone)}>{phone}</TextLink> : 'None' },
    { term: 'Company', value: client.company ?? 'None' },
    { term: 'Annual revenue', value: formatDollars(client.revenue) },
    { term: 'Retainer, a year', value: formatDollars(client.retainer_value) },
    { term: 'Tax savings, a year', value: formatDollars(client.tax_savings) },
    { term: 'Last contact', value: formatCalendarDay(client.last_contact) },
    ...(coaches.size === 0
      ? []
      : [{ term: 'Coach', value: coach === null ? 'Nobody' : (coaches.get(coach) ?? 'A coach') }]),
    { term: 'Added', value: formatInstant(client.created_at) },
    { term: 'Last change', value: formatInstant(client.updated_at) },
  ];
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2">
      {facts.map(({ term, value }) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  readonly id: string;
  readonly coaches: CoachNames;
  readonly closedAddress: string;
}

/** One client over the list: all that is kept of them, and the ways to reach them. */
export function ClientDrawer({ id, coaches, closedAddress }: Props) {
  const query = useDataQuery('client', (client) => readClient(client, id), { id });
  return (
    <RecordDrawer
      what="The client"
      query={query}
      titleOf={({ name }) => name}
      descriptionOf={({ company }) => company ?? undefined}
      closedAddress={closedAddress}
      absent="This client is not on your list."
    >
      {(client) => (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <ClientStatusSelect client={client} />
            {client.email ? (
              <ButtonLink variant="secondary" size="sm" href={mailHref(client.email)}>
                Write
              </ButtonLink>
            ) : null}
            {client.phone ? (
              <ButtonLink variant="secondary" size="sm" href={phoneHref(client.phone)}>
                Call
              </ButtonLink>
            ) : null}
          </div>
          <Facts client={client} coaches={coaches} />
          <section aria-labelledby="client-strategies" className="border-t border-line pt-4">
            <h3 id="client-strategies" className="text-lg">
              Strategies
            </h3>
            {client.strategies.length === 0 ? (
              <p className="text-muted">None chosen yet.</p>
            ) : (
              <ul className="mt-2 flex flex-wrap gap-2">
                {client.strategies.map((strategy) => (
                  <li key={strategy}>
                    <Badge>{strategy}</Badge>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <ClientDeadlines clientId={client.id} />
          <ClientStories clientId={client.id} />
          <ClientActivity clientId={client.id} coaches={coaches} />
        </>
      )}
    </RecordDrawer>
  );
}
