import { dataMessage } from 'shared-auth/error-words';
import { useSession } from 'shared-auth/session-provider';
import type { Profile } from 'shared-auth/session-store';
import { TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { notify } from 'shared-ui/toast';
import { formatInstant } from '../../../lib/format.ts';
import { Panel } from './panel.tsx';

const loadSchema = () =>
  import(/* webpackChunkName: "dashboard-profile-schema" */ '../profile.schema.ts').then(
    ({ profileSchema }) => profileSchema,
  );

export function ProfilePanel({ profile }: { profile: Profile }) {
  const { updateProfile } = useSession();
  const save = async ({ name }: { name: string }) => {
    try {
      await updateProfile({ name });
    } catch (cause) {
      notify.error('Failed to update profile');
      const what = 'Nothing was saved. What you typed is still here.';
      throw new Error(dataMessage(cause, { what }), { cause });
    }
    notify.success('Profile updated successfully');
  };
  const facts = [
    {
      term: 'Email Address',
      value: profile.email,
      why: 'You sign in with it, so a change has to be confirmed from the new address. Write to us to change it.',
    },
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
        <dl className="grid gap-4 sm:grid-cols-2">
          {facts.map(({ term, value, why }) => (
            <div key={term} className="first:sm:col-span-2">
              <dt className="font-semibold">{term}</dt>
              <dd>{value}</dd>
              {why ? <dd className="text-sm text-muted">{why}</dd> : null}
            </div>
          ))}
        </dl>
      </Form>
    </Panel>
  );
}
