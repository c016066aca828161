import { type ReactNode, useId, useMemo, useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { CallRefusal } from 'shared-auth/submit-form';
import { getSupabase } from 'shared-auth/supabase-client';
import { invitationDays } from 'shared-contract/firm';
import { accountRoles, invitationsList } from 'shared-contract/lists/accounts';
import { Button } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { SelectField, TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { Notice } from 'shared-ui/notice';
import { TextLink } from 'shared-ui/text-link';
import { notify } from 'shared-ui/toast';
import { ConfirmDialog, OpenDialog } from '../../ui/confirm-dialog.tsx';
import { Facts, RecordDrawer, RecordTabs } from '../../ui/record-drawer.tsx';
import { ListSection } from '../../list/list-section.tsx';
import { useListScreen } from '../../list/list-screen.ts';
import { FieldError } from '../../lib/field-error.ts';
import { formatMoment, useNow } from '../../lib/format.ts';
import { useAction, useRefresh, useWrite } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useLive } from '../../lib/use-live.ts';
import { adminAddress } from '../../page-list.ts';
import {
  hasAccount,
  type Invitation,
  type Invited,
  inviteUser,
  listInvitations,
  readInvitation,
  resendInvitation,
  withdrawInvitation,
} from './queries.ts';
import { accountQueries, smallButtonStyles } from './roles.tsx';
import { invitationCard, invitationCells, StateBadge } from './user-drawer.tsx';

/** Minimum time between two emails to one address; the database enforces it too. */
const RESEND_INTERVAL_MS = 60_000;

const messageFor = (error: unknown, what: string): string =>
  error instanceof CallRefusal ? `${what} ${error.message}` : dataMessage(error, { what });

interface InvitationActionsProps {
  readonly invitation: Invitation;
  readonly withdraw: (invitation: Invitation) => void;
}

function InvitationActions({ invitation, withdraw }: InvitationActionsProps) {
  const { id, email, state, sent_at } = invitation;
  const now = useNow(5000);
  const { act: resend, isBusy } = useAction({
    run: (client) => resendInvitation(client, id),
    done: `Invitation sent to ${email}`,
    failed: 'The invitation was not sent again.',
    explain: messageFor,
    changes: accountQueries,
  });
  const reasonId = useId();
  if (state === 'accepted' || state === 'withdrawn') return null;
  const isFresh = now.getTime() - new Date(sent_at).getTime() < RESEND_INTERVAL_MS;
  return (
    <span className="flex gap-2">
      <button
        type="button"
        className={smallButtonStyles}
        aria-label={`Resend the invitation to ${email}`}
        aria-busy={isBusy}
        aria-disabled={isFresh || isBusy || undefined}
        aria-describedby={isFresh ? reasonId : undefined}
        title={isFresh ? 'Sent less than a minute ago.' : undefined}
        onClick={() => {
          if (!isFresh && !isBusy) void resend();
        }}
      >
        Resend
      </button>
      {isFresh ? (
        <span id={reasonId} className="sr-only">
          Sent less than a minute ago.
        </span>
      ) : null}
      <button
        type="button"
        className={smallButtonStyles}
        aria-label={`Withdraw the invitation to ${email}`}
        onClick={() => withdraw(invitation)}
      >
        Withdraw
      </button>
    </span>
  );
}

const factsOf = (invitation: Invitation) => [
  { term: 'Name', value: invitation.name || 'No name' },
  { term: 'Role', value: invitation.role },
  { term: 'Invited by', value: invitation.invited_by ?? 'Deleted account' },
  { term: 'First letter', value: formatMoment(invitation.created_at) },
  { term: 'Last letter', value: formatMoment(invitation.sent_at) },
  { term: 'Letters', value: String(invitation.sends) },
  invitation.accepted_at === null
    ? { term: 'Expires', value: formatMoment(invitation.expires_at) }
    : { term: 'Accepted', value: formatMoment(invitation.accepted_at) },
];

interface InvitationDrawerProps {
  readonly id: string;
  readonly closedAddress: string;
  readonly withdraw: (invitation: Invitation) => void;
}

/** One invitation over the list. Only the email contains its link. */
function InvitationDrawer({ id, closedAddress, withdraw }: InvitationDrawerProps) {
  const query = useDataQuery('invitation', (client) => readInvitation(client, id), { id });
  return (
    <RecordDrawer
      what="The invitation"
      query={query}
      titleOf={({ email }) => email}
      closedAddress={closedAddress}
      absent="This invitation no longer exists."
    >
      {(invitation) => (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <StateBadge state={invitation.state} />
            <InvitationActions invitation={invitation} withdraw={withdraw} />
          </div>
          <Facts facts={factsOf(invitation)} />
          {invitation.accepted_by === null ? null : (
            <p>
              <TextLink to={adminAddress('users', `user=${invitation.accepted_by}`)}>
                Open the account
              </TextLink>
            </p>
          )}
        </>
      )}
    </RecordDrawer>
  );
}

interface WithdrawDialogProps {
  readonly invitation: Invitation;
  readonly onClose: () => void;
}

function WithdrawDialog({ invitation: { id, email }, onClose }: WithdrawDialogProps) {
  const { act, isBusy } = useAction({
    run: (client) => withdrawInvitation(client, id),
    done: 'Invitation withdrawn',
    failed: 'The invitation was not withdrawn.',
    explain: messageFor,
    changes: accountQueries,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      className="max-w-md"
      title={`Withdraw the invitation to ${email}?`}
      confirm="Withdraw"
      variant="danger"
      isBusy={isBusy}
      onConfirm={() => void act()}
      onClose={onClose}
    >
      <p>The link in the email stops working.</p>
    </ConfirmDialog>
  );
}

const schema = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-user-schema" */ './user.schema.ts')).then(
    ({ userSchema }) => userSchema,
  );

const FAILED = 'Failed to add user.';

/** @throws an error with a message for the form */
async function invite(invited: Invited): Promise<'sent' | 'has-account' | 'not-installed'> {
  const client = await getSupabase();
  try {
    if (await hasAccount(client, invited.email)) return 'has-account';
    await inviteUser(client, invited);
    return 'sent';
  } catch (cause) {
    if (!(cause instanceof CallRefusal)) throw new Error(dataMessage(cause, { what: FAILED }), { cause });
    if (cause.status === 404) return 'not-installed';
    throw new CallRefusal(`${FAILED} ${cause.message}`, cause.status, cause.errors);
  }
}

/** Invites a person. Their role takes effect once they open the link in the email. */
export function AddUserDialog({ onClose }: { readonly onClose: () => void }) {
  const refresh = useRefresh(...accountQueries);
  const [isNotInstalled, setIsNotInstalled] = useState(false);
  const { mutateAsync: submit } = useWrite(async (invited: Invited) => {
    setIsNotInstalled(false);
    const outcome = await invite(invited);
    if (outcome === 'has-account') {
      throw new FieldError('email', `${invited.email} has an account. Change the role in the list.`);
    }
    if (outcome === 'not-installed') {
      setIsNotInstalled(true);
      return;
    }
    notify.success(`Invitation sent to ${invited.email}`);
    onClose();
    await refresh();
  });
  return (
    <OpenDialog
      title="Add User"
      description={`We’ll email them a link that’s valid for ${invitationDays} days. The role takes effect when they open it.`}
      onClose={onClose}
    >
      {isNotInstalled ? (
        <Notice tone="warning" role="alert" title="No one was invited">
          <p>User creation would be implemented here. Invitations are not installed on this server.</p>
        </Notice>
      ) : null}
      <Form
        label="Add User"
        schema={schema}
        submitLabel="Add User"
        busyLabel="Sending..."
        foot={
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        }
        onSubmit={(invited) => submit(invited)}
      >
        <TextField label="Email" name="email" type="email" autoComplete="off" maxLength={254} required />
        <TextField label="Full name" name="name" autoComplete="off" maxLength={120} />
        <SelectField label="Role" name="role" options={accountRoles} defaultValue="user" required />
      </Form>
    </OpenDialog>
  );
}

/** URL parameter of the shown part. */
export const tabKey = 'part';

export function PeopleTabs({ shown }: { readonly shown: 'accounts' | 'invitations' }) {
  return (
    <RecordTabs
      label="Accounts and invitations"
      shown={shown}
      tabs={[
        { id: 'accounts', label: 'Accounts', address: adminAddress('users') },
        { id: 'invitations', label: 'Invitations', address: adminAddress('users', `${tabKey}=invitations`) },
      ]}
    />
  );
}

export function InvitationsList({ headActions }: { headActions: ReactNode }) {
  const role = roleOf(useSession().profile);
  const screen = useListScreen(invitationsList, role);
  const { query, opened } = screen;
  const [withdrawn, setWithdrawn] = useState<Invitation | null>(null);
  const page = useDataQuery('invitations', (client, me) => listInvitations(client, query, me), query);
  useLive('invitation', ['invitations']);
  const cells = useMemo(
    () => ({
      ...invitationCells,
      actions: (invitation: Invitation) => (
        <InvitationActions invitation={invitation} withdraw={setWithdrawn} />
      ),
    }),
    [],
  );
  return (
    <>
      <ListSection
        title="User Management"
        things={{ one: 'invitation', many: 'invitations' }}
        search="Search by email"
        failed={{ lead: 'Error fetching data: ' }}
        nothing="No invitations found"
        nameOf={({ email }) => email}
        cardOf={invitationCard}
        actionsBelow={cells.actions}
        {...{ screen, page, cells, headActions }}
      >
        <PeopleTabs shown="invitations" />
      </ListSection>
      {opened === null ? null : (
        <InvitationDrawer id={opened} closedAddress={screen.recordAddress(null)} withdraw={setWithdrawn} />
      )}
      {withdrawn ? <WithdrawDialog invitation={withdrawn} onClose={() => setWithdrawn(null)} /> : null}
    </>
  );
}
