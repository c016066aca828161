import { useQueryClient } from '@tanstack/react-query';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { paths } from 'shared-contract/paths';
import { TextareaField, TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { loadChunk } from 'shared-ui/chunks';
import { TextLink } from 'shared-ui/text-link';
import { notify } from 'shared-ui/toast';
import type { CoachWords } from '../data/read-member.ts';
import { saveCoachProfile } from '../data/save-coach-profile.ts';

const schema = () =>
  loadChunk(
    () => import(/* webpackChunkName: "dashboard-coach-profile-schema" */ '../coach-profile.schema.ts'),
  ).then(({ coachProfileSchema }) => coachProfileSchema);

/** What a coach says of themselves to the people they work with. */
export function CoachEditor({ words }: { readonly words: CoachWords | null | undefined }) {
  const { id } = useUser();
  const queries = useQueryClient();
  async function save(values: CoachWords) {
    try {
      await saveCoachProfile(await getSupabase(), id, values);
    } catch (cause) {
      throw new Error(dataMessage(cause, { what: 'Nothing was saved. What you typed is still here.' }), {
        cause,
      });
    }
    await queries.invalidateQueries({ queryKey: [id, 'member-profile'] });
    notify.success('Profile updated successfully');
  }
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
          Shown above to the people you coach. Your entry in the public directory comes with your certificate:{' '}
          <TextLink to={paths.dashboard.certificate}>edit it there</TextLink>.
        </p>
      </div>
      <Form
        label="Coach profile"
        schema={schema}
        onSubmit={save}
        submitLabel="Save Changes"
        busyLabel="Saving..."
      >
        <TextField
          label="Headline"
          name="headline"
          defaultValue={words?.headline}
          maxLength={120}
          hint="One line, such as what you work on most."
        />
        <TextareaField
          label="About you"
          name="bio"
          rows={6}
          defaultValue={words?.bio}
          maxLength={2000}
          hint="How you work, and what somebody can expect of the first weeks."
        />
        <TextField
          label="Specialties"
          name="specialties"
          defaultValue={words?.specialties.join(', ')}
          maxLength={340}
          hint="At most 8, with commas between them."
        />
      </Form>
    </section>
  );
}
