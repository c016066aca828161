import { formatNumber } from 'shared-contract/format';
import type { ReactNode } from 'react';
import { mailHref, phoneHref } from 'shared-contract/contact-href';
import type { EarnedLevel } from 'shared-contract/resources/levels';
import { Badge, RoleBadge } from 'shared-ui/badge';
import { TextLink } from 'shared-ui/text-link';
import { notify } from 'shared-ui/toast';
import { Select } from '../../ui/select.tsx';
import { Facts, RecordDrawer } from '../../ui/record-drawer.tsx';
import { FailedQuery } from '../../ui/states.tsx';
import type { ListCard } from '../../list/list-cards.tsx';
import { notifyUndoable } from '../../ui/undoable.tsx';
import { formatCalendarDay, formatInstant, formatMoment } from '../../lib/format.ts';
import { earnedLevels, setCppsLevel } from '../../lib/training.ts';
import { useAction } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { adminAddress, dashboardPages } from '../../page-list.ts';
import { emptyCell } from '../../list/list-row.tsx';
import {
  type AccountFacts,
  type FullAccount,
  type Invitation,
  listInvitationsOf,
  readUser,
  readUserFacts,
} from './queries.ts';
import { accountQueries, type RequestedRole, nameOfAccount, RoleActions } from './roles.tsx';

/** The CPPS level of an account with a valid certificate. The account is notified of a change. */
function LevelSelect({ id, name, level }: { id: string; name: string; level: string }) {
  const {
    act: change,
    isBusy,
    input,
  } = useAction({
    run: async (client, next: EarnedLevel) => {
      await setCppsLevel(client, id, next);
      return next;
    },
    failed: 'The level was not changed.',
    changes: accountQueries,
  });
  const choose = async (next: EarnedLevel) => {
    const before = earnedLevels.find((one) => one === level);
    if (!(await change(next)) || !before) return;
    notifyUndoable(`${name} has ${next} level now`, async () => {
      if (await change(before)) notify.success('Undone');
    });
  };
  return (
    <Select
      aria-label={`CPPS level of ${name}`}
      value={isBusy ? input : level}
      // Not disabled while busy: it would lose focus.
      aria-busy={isBusy}
      options={earnedLevels.map((value) => ({ value, label: value }))}
      onChoose={(value) => {
        const next = earnedLevels.find((one) => one === value);
        if (next && !isBusy) void choose(next);
      }}
      className="px-3"
    />
  );
}

const stateWords: Readonly<Record<Invitation['state'], string>> = {
  pending: 'Pending',
  accepted: 'Accepted',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};
const tones = { pending: 'info', accepted: 'success', expired: 'warning', withdrawn: undefined } as const;

export const StateBadge = ({ state }: Pick<Invitation, 'state'>) => (
  <Badge tone={tones[state]}>{stateWords[state]}</Badge>
);

/** Returns when the last email was sent, and the number of emails if there was more than one. */
const sentWords = ({ sent_at, sends }: Pick<Invitation, 'sent_at' | 'sends'>): string =>
  sends === 1 ? formatInstant(sent_at) : `${formatInstant(sent_at)} (${String(sends)})`;

/** Returns the expiry time, or null for an invitation that is accepted or withdrawn. */
const expiryWords = ({ state, expires_at }: Pick<Invitation, 'state' | 'expires_at'>): string | null =>
  state === 'pending' || state === 'expired' ? formatInstant(expires_at) : null;

export const invitationCells = {
  name: ({ name }: Invitation) => name || emptyCell,
  role: ({ role }: Invitation) => <RoleBadge role={role} />,
  sent: sentWords,
  expires: (invitation: Invitation) => expiryWords(invitation) ?? emptyCell,
  state: ({ state }: Invitation) => <StateBadge state={state} />,
};

export const invitationCard = (invitation: Invitation): ListCard => ({
  id: invitation.id,
  name: invitation.email,
  mark: <StateBadge state={invitation.state} />,
  note: invitation.name || 'No name',
  facts: [
    { term: 'Role', value: <RoleBadge role={invitation.role} /> },
    { term: 'Sent', value: sentWords(invitation) },
    ...(expiryWords(invitation) === null ? [] : [{ term: 'Expires', value: expiryWords(invitation) }]),
  ],
});

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}

function UserInvitations({ email }: { readonly email: string }) {
  const query = useDataQuery('invitations-of', (client) => listInvitationsOf(client, email), { email });
  const sent = query.isPlaceholderData ? undefined : query.data;
  if (!sent || sent.length === 0) return null;
  return (
    <Part title="Invitations">
      <ul className="flex flex-col gap-1">
        {sent.map(({ id, role, sent_at, state }) => (
          <li key={id}>
            <TextLink to={adminAddress('users', `invitation=${id}`)}>{stateWords[state]}</TextLink>{' '}
            <span className="text-muted">
              as {role}, sent {formatInstant(sent_at)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const statusWords = { active: 'Active', pending: 'Not onboarded yet', suspended: 'Suspended' } as const;

const accountFacts = (account: FullAccount) => [
  { term: 'Email', value: <TextLink href={mailHref(account.email)}>{account.email}</TextLink> },
  {
    term: 'Phone',
    value: account.phone ? <TextLink href={phoneHref(account.phone)}>{account.phone}</TextLink> : 'None',
  },
  { term: 'Company', value: account.company ?? 'None' },
  { term: 'Registered as', value: account.account_type === 'cpa' ? 'CPA' : 'Client' },
  { term: 'Status', value: statusWords[account.status] },
  { term: 'Joined', value: formatInstant(account.created_at) },
  { term: 'Last change', value: formatInstant(account.updated_at) },
];

function holdings(id: string, role: string, facts: AccountFacts) {
  const coached = formatNumber(facts.coachedClients);
  return [
    { term: 'Their own clients', value: formatNumber(facts.ownClients) },
    {
      term: 'Clients as coach',
      value:
        role === 'coach' || facts.coachedClients > 0 ? (
          <TextLink to={`${dashboardPages.clients.path}?coach=${id}`}>{coached}</TextLink>
        ) : (
          coached
        ),
    },
    {
      term: 'Leads assigned',
      value:
        facts.leads > 0 ? (
          <TextLink to={adminAddress('leads', `assigned=${id}`)}>{formatNumber(facts.leads)}</TextLink>
        ) : (
          '0'
        ),
    },
    { term: 'Stories', value: formatNumber(facts.stories) },
    { term: 'Applications', value: formatNumber(facts.applications) },
    { term: 'Calls to come', value: formatNumber(facts.calls) },
  ];
}

const signInFacts = (facts: AccountFacts) => [
  { term: 'Last sign-in', value: facts.signedInAt ? formatMoment(facts.signedInAt) : 'Never' },
  { term: 'Open sessions', value: formatNumber(facts.sessions) },
  { term: 'Two-factor authentication', value: facts.secondFactor ? 'On' : 'Off' },
];

function Holdings({ account }: { account: FullAccount }) {
  const { id, role } = account;
  const query = useDataQuery('user-facts', (client) => readUserFacts(client, id), { id });
  const facts = query.isPlaceholderData ? undefined : query.data;
  if (query.isError && !facts) return <FailedQuery what="The figures of the account" query={query} />;
  if (!facts) return <p className="min-h-96 text-muted">Counting…</p>;
  return (
    <>
      <Part title="Sign-in">
        <Facts facts={signInFacts(facts)} />
      </Part>
      <Part title="Account data">
        <Facts facts={holdings(id, role, facts)} />
      </Part>
      {facts.level === null ? null : (
        <Part title="Certification">
          <div className="flex flex-wrap items-center gap-3">
            <LevelSelect id={id} name={nameOfAccount(account)} level={facts.level} />
            <p className="text-muted">Certificate until {formatCalendarDay(facts.certifiedUntil)}</p>
          </div>
        </Part>
      )}
    </>
  );
}

interface Props {
  readonly id: string;
  readonly closedAddress: string;
  readonly onRequest: (requested: RequestedRole) => void;
}

export function UserDrawer({ id, closedAddress, onRequest }: Props) {
  const query = useDataQuery('user', (client) => readUser(client, id), { id });
  return (
    <RecordDrawer
      what="The account"
      query={query}
      titleOf={nameOfAccount}
      closedAddress={closedAddress}
      absent="This account does not exist. It may have been deleted."
    >
      {(account) => (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <RoleBadge role={account.role} />
            <RoleActions account={account} onRequest={onRequest} />
          </div>
          <Facts facts={accountFacts(account)} />
          <Holdings account={account} />
          <UserInvitations email={account.email} />
          <p className="border-t border-line pt-4">
            <TextLink to={adminAddress('audit', `actor=${id}`)}>
              What {nameOfAccount(account)} did, in the audit log
            </TextLink>
          </p>
        </>
      )}
    </RecordDrawer>
  );
}
