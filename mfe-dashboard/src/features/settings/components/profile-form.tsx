import { useSession, useUser } from 'shared-auth/session-provider';
import type { Profile } from 'shared-auth/session-store';
import { getSupabase } from 'shared-auth/supabase-client';
import { useRef, useState } from 'react';
import { TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { loadChunk } from 'shared-ui/chunks';
import { notify } from 'shared-ui/toast';
import { formatInstant } from '../../../lib/format.ts';
import { forgetValues, keepValues, keptValues } from '../kept-values.ts';
import { NameConflict, type ReadName } from '../name-conflict.ts';
import { EmailRefused, saveProfile, type ProfileValues } from '../save-profile.ts';
import { KeptNotice } from './kept-notice.tsx';
import { UnsavedBar } from './unsaved-bar.tsx';

const loadSchema = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-profile-schema" */ '../profile.schema.ts')).then(
    ({ profileSchema }) => profileSchema,
  );

function failureToast(cause: unknown): string {
  if (cause instanceof EmailRefused && cause.nameSaved)
    return 'Your name was saved. Your email address was not changed.';
  return 'Failed to update profile';
}

const typedIn = (form: HTMLFormElement | null | undefined): ProfileValues => {
  const values = form ? new FormData(form) : new FormData();
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return { name: text('name'), email: text('email') };
};

function Facts({ profile }: { readonly profile: Profile }) {
  const facts = [
    { term: 'Account Created', value: formatInstant(profile.created_at) },
    { term: 'Last Updated', value: formatInstant(profile.updated_at) },
  ];
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ProfileFields({ start }: { readonly start: ProfileValues }) {
  return (
    <>
      <TextField
        label="Full Name"
        name="name"
        defaultValue={start.name}
        autoComplete="name"
        maxLength={120}
        required
      />
      <TextField
        label="Email Address"
        name="email"
        type="email"
        defaultValue={start.email}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        hint="You sign in with it. A new one counts once it is confirmed by email."
        required
      />
    </>
  );
}

interface Props {
  readonly profile: Profile;
  /** A new address that is waited for. */
  readonly pending: string | null;
}

/** What stands in the fields, whether it is saved, and what was kept of an earlier time. */
function useProfileFields(profile: Profile, email: string) {
  const place = useRef<HTMLDivElement>(null);
  const form = () => place.current?.querySelector('form');
  const key = `profile:${profile.id}`;
  const [kept, setKept] = useState(() => keptValues<ProfileValues>(key));
  const [start, setStart] = useState<ProfileValues>({ name: profile.name, email });
  /** Counts how often the fields were given other values than they have: they begin anew. */
  const [round, setRound] = useState(0);
  const [isDirty, setIsDirty] = useState(false);
  /** What was there when somebody began to type: a change from elsewhere comes in live, and is not theirs to overwrite. */
  const [read, setRead] = useState<ReadName>(profile);
  if (!isDirty && read.version !== profile.version) {
    setRead(profile);
    if (start.name !== profile.name) {
      setStart({ ...start, name: profile.name });
      setRound(round + 1);
    }
  }
  // Confirmed on another device meanwhile: the field follows unless somebody types into it.
  if (!isDirty && start.email !== email) setStart({ ...start, email });

  const begin = (values: ProfileValues, isChanged: boolean) => {
    setStart(values);
    setRound(round + 1);
    setIsDirty(isChanged);
  };
  const look = () => {
    const typed = typedIn(form());
    setIsDirty(typed.name !== profile.name.trim() || typed.email !== email);
  };
  const dropKept = () => {
    forgetValues(key);
    setKept(undefined);
  };
  const keep = () => keepValues(key, typedIn(form()));
  const submit = () => form()?.requestSubmit();
  return { place, start, round, isDirty, kept, read, setRead, begin, look, dropKept, keep, submit };
}

/** Name and address, each saved its own way. */
export function ProfileForm({ profile, pending }: Props) {
  const session = useSession();
  const email = useUser().email ?? profile.email;
  const fields = useProfileFields(profile, email);
  const { place, start, round, isDirty, kept, read, setRead, begin, look, dropKept, keep, submit } = fields;

  async function save(values: ProfileValues) {
    try {
      const known = { ...read, id: profile.id, email, pending };
      const asked = await saveProfile({ ...session, client: getSupabase }, values, known);
      // The address in force stands in the field; a new one is shown above until it is confirmed.
      begin({ name: values.name, email }, false);
      dropKept();
      if (asked) notify.info(`Confirm your new address: we have written to ${values.email}.`);
      else notify.success('Profile updated successfully');
    } catch (cause) {
      if (cause instanceof NameConflict) setRead(cause.theirs);
      notify.error(failureToast(cause));
      throw cause;
    }
  }

  return (
    <div ref={place} className="flex flex-col gap-4" onInput={look}>
      {kept && !isDirty ? (
        <KeptNotice
          at={kept.at}
          onPutBack={() => {
            begin(kept.values, true);
            dropKept();
          }}
          onDiscard={dropKept}
        />
      ) : null}
      <Form
        label="Profile"
        schema={loadSchema}
        onSubmit={save}
        submitLabel="Save Changes"
        busyLabel="Saving..."
      >
        <ProfileFields key={`${String(round)} ${start.email}`} start={start} />
        <Facts profile={profile} />
      </Form>
      {isDirty ? (
        <UnsavedBar
          onSave={submit}
          onDiscard={() => begin({ name: profile.name, email }, false)}
          onLeave={keep}
        />
      ) : null}
    </div>
  );
}
