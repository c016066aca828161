import { useSession, useUser } from 'shared-auth/session-provider';
import { useState } from 'react';
import { TextLink } from 'shared-ui/text-link';
import { ownPages } from '../../../own-pages.ts';
import { AvatarField } from '../components/avatar/avatar-field.tsx';
import { Panel } from '../components/panel.tsx';
import { PendingEmail } from '../components/pending-email.tsx';
import { ProfileForm } from '../components/profile-form.tsx';
import { pendingEmail } from '../pending-change.ts';

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
        <TextLink to={ownPages.profile.path}>Your profile as others see it</TextLink>
      </p>
    </Panel>
  );
}
