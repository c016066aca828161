import { mailHref, phoneHref } from 'shared-contract/contact-href';
import { formatDollars } from 'shared-contract/format';
import { Badge } from 'shared-ui/badge';
import { TextLink } from 'shared-ui/text-link';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { TrainingOf } from '../../../components/training-parts.tsx';
import { formatCalendarDay, formatInstant } from '../../../lib/format.ts';
import type { FullClient } from '../data/read-client.ts';
import type { CoachNames } from './client-cells.tsx';
import { ClientIntake } from './client-intake.tsx';

function factsOf(client: FullClient, coaches: CoachNames) {
  const { email, phone, coach_id: coach } = client;
  return [
    { term: 'Email', value: email ? <TextLink href={mailHref(email)}>{email}</TextLink> : 'None' },
    { term: 'Phone', value: phone ? <TextLink href={phoneHref(phone)}>{phone}</TextLink> : 'None' },
    { term: 'Company', value: client.company ?? 'None' },
    { term: 'Annual revenue', value: formatDollars(client.revenue) },
    { term: 'Retainer, a year', value: formatDollars(client.retainer_value) },
    { term: 'Tax savings, a year', value: formatDollars(client.tax_savings) },
    { term: 'Last contact', value: client.last_contact ? formatCalendarDay(client.last_contact) : 'None' },
    ...(coaches.size === 0
      ? []
      : [{ term: 'Coach', value: coach === null ? 'Nobody' : (coaches.get(coach) ?? 'A coach') }]),
    { term: 'Added', value: formatInstant(client.created_at) },
    { term: 'Last change', value: formatInstant(client.updated_at) },
  ];
}

/** All that is kept in a client's own row. */
export function ClientOverview({ client, coaches }: { client: FullClient; coaches: CoachNames }) {
  const isStaff = roleOf(useSession().profile) !== 'user';
  const person = client.account_id ?? client.user_id;
  return (
    <>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2">
        {factsOf(client, coaches).map(({ term, value }) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
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
      {isStaff && person !== null ? <TrainingOf person={person} /> : null}
      {isStaff ? <ClientIntake key={client.id} client={client} /> : null}
    </>
  );
}
