import { useSession, useUser } from 'shared-auth/session-provider';
import type { Profile } from 'shared-auth/session-store';
import { useState } from 'react';
import { loadChunk } from 'shared-ui/late';
import { TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { notify } from 'shared-ui/toast';
import { formatInstant } from '../../../lib/format.ts';
import { pendingEmail } from '../pending-change.ts';
import { EmailRefused, saveProfile, type ProfileValues } from '../save-profile.ts';
import { Panel } from './panel.tsx';
import { PendingEmail } from './pending-email.tsx';

const loadSchema = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-profile-schema" */ '../profile.schema.ts')).then(
    ({ profileSchema }) => profileSchema,
  );

export function ProfilePanel({ profile }: { profile: Profile }) {
  const session = useSession();
  const user = useUser();
  const [opened] = useState(() => Date.now());
  const email = user.email ?? profile.email;
  const pending = pendingEmail(user, opened);

  const save = async (values: ProfileValues) => {
    try {
      const asked = await saveProfile(session, values, { name: profile.name, email, pending });
      if (asked) notify.info(`Confirm your new address: we have written to ${values.email}.`);
      else notify.success('Profile updated successfully');
    } catch (cause) {
      const nameSaved = cause instanceof EmailRefused && cause.nameSaved;
      notify.error(
        nameSaved ? 'Your name was saved. Your email address was not changed.' : 'Failed to update profile',
      );
      throw cause;
    }
  };

  const facts = [
    { term: 'Account Created', value: formatInstant(profile.created_at) },
    { term: 'Last Updated', value: formatInstant(profile.updated_at) },
  ];
  return (
    <Panel title="Profile">
      <Form
        label="Profile"
        schema={loadSchema}
        onSubmit={save}
        submitLabel="Save Changes"
        busyLabel="Saving..."
      >
        <TextField
          label="Full Name"
          name="name"
          defaultValue={profile.name}
          autoComplete="name"
          maxLength={120}
          required
        />
        {/* The address in force stands in the field; a new one is shown below until it is confirmed. */}
        <TextField
          key={`${email} ${pending ?? ''}`}
          label="Email Address"
          name="email"
          type="email"
          defaultValue={email}
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          hint="You sign in with it. A new one counts once it is confirmed by email."
          required
        />
        <dl className="grid gap-4 sm:grid-cols-2">
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Form>
      {pending === null ? null : <PendingEmail key={pending} current={email} next={pending} />}
    </Panel>
  );
}
