import { useEffect, useEffectEvent, useState } from 'react';
import { useSession, useUser } from 'shared-auth/session-provider';
import type { SessionUser } from 'shared-auth/session-store';
import { paths } from 'shared-contract/paths';
import { Button } from 'shared-ui/button';
import { useDocumentVisible } from 'shared-ui/hooks';
import { Notice } from 'shared-ui/notice';
import { TextLink } from 'shared-ui/text-link';
import { useAction } from '../../lib/use-action.ts';
import { dashboardPages } from '../../page-list.ts';
import { AvatarField } from './avatar-field.tsx';
import { messageOf } from '../../lib/field-error.ts';
import { Panel } from './parts.tsx';
import { ProfileForm } from './profile-form.tsx';
import { cancelEmailChange } from './queries.ts';

/** Links that change an address are valid for at most a day, so a later request has expired. */
const LONGEST_LINK_MS = 24 * 60 * 60 * 1000;

/** Returns the new address that awaits confirmation, or null if its link has expired. */
function pendingEmail(user: SessionUser, now: number): string | null {
  const { new_email: next, email_change_sent_at: sentAt } = user;
  if (!next || next === user.email) return null;
  return sentAt !== undefined && now - Date.parse(sentAt) > LONGEST_LINK_MS ? null : next;
}

/** A new address that the user has not confirmed yet. */
function PendingEmail({ current, next }: { current: string; next: string }) {
  const { changeEmail, refreshUser } = useSession();
  const [isSent, setIsSent] = useState(false);
  const { act: resend, isBusy: isSending } = useAction({
    run: () => changeEmail(next, paths.confirm),
    done: `Another email is on its way to ${next}.`,
    explain: (error) => messageOf(error, 'The email could not be sent. Please try again.'),
    onDone: () => setIsSent(true),
  });
  const { act: cancel, isBusy: isCancelling } = useAction({
    run: async (client) => {
      await cancelEmailChange(client);
      await refreshUser();
    },
    done: `Your address stays ${current}.`,
    failed: 'The change was not canceled.',
  });
  const visible = useDocumentVisible();

  // The user may have confirmed the address in another tab or on another device.
  const look = useEffectEvent(() => void refreshUser().catch(() => undefined));
  useEffect(() => {
    if (visible) look();
  }, [visible]);

  return (
    <Notice
      title={
        <>
          Waiting for you to confirm <span className="wrap-anywhere">{next}</span>
        </>
      }
    >
      <p>
        Open the link in our email, and the one sent to your current address if you get one there too. Until
        then, you sign in with <strong className="wrap-anywhere">{current}</strong>.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          busy={isSending}
          disabled={isSent || isCancelling}
          onClick={() => void resend()}
        >
          {isSent ? 'Email sent' : 'Resend'}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          busy={isCancelling}
          disabled={isSending}
          onClick={() => {
            setIsSent(false);
            void cancel();
          }}
        >
          Cancel
        </Button>
      </div>
    </Notice>
  );
}

export function Component() {
  const { profile } = useSession();
  const user = useUser();
  const [opened] = useState(() => Date.now());
  if (!profile) return null;
  const email = user.email ?? profile.email;
  const pending = pendingEmail(user, opened);
  return (
    <Panel title="Profile">
      <AvatarField profile={profile} />
      {pending === null ? null : <PendingEmail key={pending} current={email} next={pending} />}
      <ProfileForm key={profile.id} profile={profile} pending={pending} />
      <p className="border-t border-line pt-4 text-sm text-muted">
        <TextLink to={dashboardPages.profile.path}>Your profile as others see it</TextLink>
      </p>
    </Panel>
  );
}
