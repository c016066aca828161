import { useState } from 'react';
import { roleLabel } from 'shared-auth/roles';
import { useUser } from 'shared-auth/session-provider';
import { mailHref } from 'shared-contract/contact-href';
import { paths } from 'shared-contract/paths';
import { RoleBadge } from 'shared-ui/badge';
import { loadChunk } from 'shared-ui/chunks';
import { TextareaField, TextField } from 'shared-ui/field';
import { Form, type FormSchema } from 'shared-ui/form';
import { TextLink } from 'shared-ui/text-link';
import { formatInstant } from '../../lib/format.ts';
import { displayName } from '../../lib/names.ts';
import { useAction } from '../../lib/use-action.ts';
import { dashboardPages } from '../../page-list.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { type CoachProfile, type Member, saveCoachProfile, sendMessage } from './queries.ts';

export function PeopleList({ people }: { readonly people: NonNullable<Member['people']> }) {
  return (
    <section
      aria-labelledby="people"
      className="flex flex-col gap-2 rounded-md border border-line bg-surface p-4"
    >
      <h2 id="people" className="text-lg">
        People you work with
      </h2>
      {people.length === 0 ? (
        <p className="text-muted">You don’t have a coach yet. Your coach will appear here.</p>
      ) : (
        <ul>
          {people.map((person) => (
            <li
              key={person.id}
              className="flex min-h-10 items-center justify-between gap-4 border-t border-line py-1 first:border-t-0"
            >
              <TextLink
                to={`${dashboardPages.profile.path}?person=${person.id}`}
                className="min-w-0 wrap-anywhere"
              >
                {displayName(person, null)}
              </TextLink>
              <span className="text-sm text-muted">{roleLabel(person.role)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function PersonCard({ member }: { readonly member: Member }) {
  const { role, email, memberSince, coach } = member;
  const name = displayName(member, email);
  return (
    <section aria-label={name} className="flex flex-col gap-4 rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-4">
        <span className="size-24 shrink-0">
          <Avatar name={name} path={member.avatarPath} />
        </span>
        <div className="flex min-w-0 flex-1 basis-48 flex-col items-start gap-1">
          <p className="font-heading text-xl leading-tight wrap-anywhere">{name}</p>
          <RoleBadge role={role} label={roleLabel(role)} />
          {coach?.headline ? <p className="wrap-anywhere">{coach.headline}</p> : null}
          {memberSince === undefined ? null : (
            <p className="text-sm text-muted">Member since {formatInstant(memberSince)}</p>
          )}
          {email ? (
            <TextLink href={mailHref(email)} className="wrap-anywhere">
              {email}
            </TextLink>
          ) : null}
        </div>
      </div>
      {coach?.bio ? <p className="max-w-measure wrap-anywhere whitespace-pre-line">{coach.bio}</p> : null}
      {coach && coach.specialties.length > 0 ? (
        <div>
          <h2 className="text-sm text-muted">Specialties</h2>
          <ul className="mt-1 flex flex-wrap gap-2">
            {coach.specialties.map((specialty) => (
              <li key={specialty} className="rounded-sm border border-line px-2 py-0.5 text-sm wrap-anywhere">
                {specialty}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {member.isHidden ? (
        <p className="text-sm text-muted">This person shares only their name and role.</p>
      ) : null}
    </section>
  );
}

const messageSchema: FormSchema<string> = {
  safeParse: ({ message }) => {
    const text = typeof message === 'string' ? message.trim() : '';
    return text === '' ? { ok: false, errors: { message: 'Write a message' } } : { ok: true, value: text };
  },
};

/** The message arrives in the recipient's notifications. */
export function MessageForm({ person, name }: { readonly person: string; readonly name: string }) {
  const [round, setRound] = useState(0);
  const { act } = useAction({
    run: (client, text: string) => sendMessage(client, person, text),
    done: 'Message sent',
    failed: 'Your message was not sent. It is still here.',
    isForm: true,
    onDone: () => setRound(round + 1),
  });
  return (
    <section
      aria-labelledby="message"
      className="flex flex-col gap-4 rounded-md border border-line bg-surface p-4 print:hidden"
    >
      <h2 id="message" className="text-lg wrap-anywhere">
        Write to {name}
      </h2>
      <Form
        label={`Message to ${name}`}
        schema={() => Promise.resolve(messageSchema)}
        onSubmit={(text) => act(text)}
        submitLabel="Send message"
        busyLabel="Sending..."
      >
        <TextareaField
          key={round}
          label="Message"
          name="message"
          rows={4}
          maxLength={1000}
          hint="They get a notification with a link to your profile. At most 1,000 characters."
          required
        />
      </Form>
    </section>
  );
}

const coachProfileSchema = () =>
  loadChunk(
    () => import(/* webpackChunkName: "dashboard-coach-profile-schema" */ './coach-profile.schema.ts'),
  ).then(({ coachProfileSchema }) => coachProfileSchema);

export function CoachEditor({ profile }: { readonly profile: CoachProfile | null | undefined }) {
  const { id } = useUser();
  const { act } = useAction({
    run: (client, values: CoachProfile) => saveCoachProfile(client, id, values),
    done: 'Profile updated successfully',
    failed: 'Nothing was saved. What you typed is still here.',
    isForm: true,
    changes: ['member-profile'],
  });
  return (
    <section
      aria-labelledby="coach-editor"
      className="flex flex-col gap-4 rounded-md border border-line bg-surface p-4 print:hidden"
    >
      <div className="flex flex-col gap-1">
        <h2 id="coach-editor" className="text-lg">
          Your coach profile
        </h2>
        <p className="text-muted">
          Shown above to the people you coach. Your public directory entry is part of your certificate:{' '}
          <TextLink to={paths.dashboard.certificate}>edit it there</TextLink>.
        </p>
      </div>
      <Form
        label="Coach profile"
        schema={coachProfileSchema}
        onSubmit={(values) => act(values)}
        submitLabel="Save Changes"
        busyLabel="Saving..."
      >
        <TextField
          label="Headline"
          name="headline"
          defaultValue={profile?.headline}
          maxLength={120}
          hint="One line, such as what you work on most."
        />
        <TextareaField
          label="About you"
          name="bio"
          rows={6}
          defaultValue={profile?.bio}
          maxLength={2000}
          hint="How you work, and what a client can expect in the first weeks."
        />
        <TextField
          label="Specialties"
          name="specialties"
          defaultValue={profile?.specialties.join(', ')}
          maxLength={340}
          hint="At most 8, with commas between them."
        />
      </Form>
    </section>
  );
}
