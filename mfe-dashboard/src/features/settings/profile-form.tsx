import { useRef, useState } from 'react';
import { useSession, useUser } from 'shared-auth/session-provider';
import type { Profile } from 'shared-auth/session-store';
import { getSupabase } from 'shared-auth/supabase-client';
import { loadChunk } from 'shared-ui/chunks';
import { TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { notify } from 'shared-ui/toast';
import { useWrite } from '../../lib/use-action.ts';
import { formatInstant } from '../../lib/format.ts';
import { FieldError } from '../../lib/field-error.ts';
import { DraftNotice, FactGrid, UnsavedBar, useDraft } from './parts.tsx';
import { NameConflict, type ProfileValues, type ReadName, saveProfile } from './queries.ts';

const loadSchema = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-profile-schema" */ './profile.schema.ts')).then(
    ({ profileSchema }) => profileSchema,
  );

function readFields(form: HTMLFormElement): ProfileValues {
  const values = new FormData(form);
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return { name: text('name'), email: text('email') };
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
        hint="You sign in with it. A new address takes effect when you confirm it by email."
        required
      />
    </>
  );
}

interface Props {
  readonly profile: Profile;
  /** A new email address that awaits confirmation. */
  readonly pending: string | null;
}

/** State of the fields, which follow the profile until the user types. */
function useProfileFields(profile: Profile, email: string) {
  const [start, setStart] = useState<ProfileValues>({ name: profile.name, email });
  /** Incremented to remount the fields with new values. */
  const [round, setRound] = useState(0);
  /** The values of the fields, if they differ from the profile. */
  const [typed, setTyped] = useState<ProfileValues | null>(null);
  /** The profile when the user started to type. A later realtime change must not be overwritten. */
  const [read, setRead] = useState<ReadName>(profile);
  if (!typed && read.version !== profile.version) {
    setRead(profile);
    if (start.name !== profile.name) {
      setStart({ ...start, name: profile.name });
      setRound(round + 1);
    }
  }
  // The address may be confirmed on another device. Update the field unless the user has edited it.
  if (!typed && start.email !== email) setStart({ ...start, email });
  const begin = (values: ProfileValues, isChanged = false) => {
    setStart(values);
    setRound(round + 1);
    setTyped(isChanged ? values : null);
  };
  return { start, round, typed, setTyped, read, setRead, begin };
}

/** Name and email address are saved by separate requests. */
export function ProfileForm({ profile, pending }: Props) {
  const session = useSession();
  const email = useUser().email ?? profile.email;
  const box = useRef<HTMLDivElement>(null);
  const { draft, storeDraft, dropDraft } = useDraft<ProfileValues>(`profile:${profile.id}`);
  const { start, round, typed, setTyped, read, setRead, begin } = useProfileFields(profile, email);

  const { mutateAsync: save } = useWrite(async (values: ProfileValues) => {
    try {
      const known = { ...read, id: profile.id, email, pending };
      const isEmailChanging = await saveProfile(await getSupabase(), session, values, known);
      // The field shows the current address. The new one appears above it until it is confirmed.
      begin({ name: values.name, email });
      dropDraft();
      if (isEmailChanging) notify.info(`Confirm your new address. We’ve emailed ${values.email}.`);
      else notify.success('Profile updated successfully');
    } catch (cause) {
      if (cause instanceof NameConflict) setRead(cause.theirs);
      const isAddress = cause instanceof FieldError && !(cause instanceof NameConflict);
      notify.error(
        isAddress && values.name !== read.name
          ? 'Your name was saved. Your email address was not changed.'
          : 'Failed to update profile',
      );
      throw cause;
    }
  });

  return (
    <div
      ref={box}
      className="flex flex-col gap-4"
      onInput={({ currentTarget }) => {
        const form = currentTarget.querySelector('form');
        if (!form) return;
        const values = readFields(form);
        setTyped(values.name !== profile.name.trim() || values.email !== email ? values : null);
      }}
    >
      {draft && !typed ? (
        <DraftNotice
          at={draft.at}
          onPutBack={() => {
            begin(draft.values, true);
            dropDraft();
          }}
          onDiscard={dropDraft}
        />
      ) : null}
      <Form
        label="Profile"
        schema={loadSchema}
        onSubmit={(values) => save(values)}
        submitLabel="Save Changes"
        busyLabel="Saving..."
      >
        <ProfileFields key={`${String(round)} ${start.email}`} start={start} />
        <FactGrid
          className="sm:grid-cols-2"
          facts={{
            'Account Created': formatInstant(profile.created_at),
            'Last Updated': formatInstant(profile.updated_at),
          }}
        />
      </Form>
      {typed ? (
        <UnsavedBar
          onSave={() => box.current?.querySelector('form')?.requestSubmit()}
          onDiscard={() => begin({ name: profile.name, email })}
          onLeave={() => storeDraft(typed)}
        />
      ) : null}
    </div>
  );
}
