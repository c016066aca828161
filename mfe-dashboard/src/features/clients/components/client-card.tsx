import { mailHref, phoneHref } from 'shared-contract/contact-href';
import { formatDollars } from 'shared-contract/format';
import { Badge } from 'shared-ui/badge';
import { Card } from 'shared-ui/card';
import { TextLink } from 'shared-ui/text-link';
import { statusTones } from '../../../lib/client-status.ts';
import { formatCalendarDay } from '../../../lib/format.ts';
import type { Client } from '../data/list-clients.ts';

export function ClientCard({ client }: { client: Client }) {
  const facts = [
    { term: 'Revenue', value: formatDollars(client.revenue) },
    { term: 'Retainer', value: formatDollars(client.retainer_value) },
    { term: 'Tax savings', value: formatDollars(client.tax_savings) },
    { term: 'Last contact', value: formatCalendarDay(client.last_contact) },
    { term: 'Next deadline', value: formatCalendarDay(client.next_deadline) },
  ];
  return (
    <Card as="li">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-lg">{client.name}</h3>
          <p className="text-muted">{client.company ?? '-'}</p>
        </div>
        <Badge tone={statusTones[client.status]}>{client.status}</Badge>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {client.strategies.length > 0 ? (
        <ul aria-label="Strategies" className="flex flex-wrap gap-2">
          {client.strategies.map((strategy) => (
            <li key={strategy}>
              <Badge>{strategy}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
      {client.email || client.phone ? (
        <p className="mt-auto flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-3 text-sm break-words">
          {client.email ? <TextLink href={mailHref(client.email)}>{client.email}</TextLink> : null}
          {client.phone ? <TextLink href={phoneHref(client.phone)}>{client.phone}</TextLink> : null}
        </p>
      ) : null}
    </Card>
  );
}
