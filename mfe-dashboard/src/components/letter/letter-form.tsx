import { useState } from 'react';
import { getSupabase } from 'shared-auth/supabase-client';
import { SelectField, TextareaField, TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { loadChunk } from 'shared-ui/chunks';
import { keepLetter, keptLetter } from './kept-letters.ts';
import type { LetterPreview, Letters, Template } from './letters.ts';
import type { LetterValues } from './letter.schema.ts';

const schema = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-letter-schema" */ './letter.schema.ts')).then(
    ({ letterSchema }) => letterSchema,
  );

/** A letter that is ready to be looked at. */
export interface ReadyLetter extends LetterValues {
  readonly requestId: string;
  readonly preview: LetterPreview;
}

/** Keeps what stands in the fields now. */
function keepFields(receiverId: string, form: HTMLFormElement | null): void {
  if (form === null) return;
  const [subject = '', body = ''] = ['subject', 'body'].map((name) => {
    const value = new FormData(form).get(name);
    return typeof value === 'string' ? value : '';
  });
  keepLetter(receiverId, { subject, body });
}

interface Props {
  readonly receiverId: string;
  /** Names the form. */
  readonly label: string;
  readonly templates: readonly Template[];
  readonly letters: Letters;
  readonly onReady: (letter: ReadyLetter) => void;
}

/** The letter as it is written. A template fills the fields; what they hold then is the writer's. */
export function LetterForm({ receiverId, label, templates, letters, onReady }: Props) {
  const [text, setText] = useState(() => ({
    ...{ template: '', round: 0, subject: '', body: '' },
    ...keptLetter(receiverId),
  }));
  return (
    <Form<LetterValues>
      label={label}
      schema={schema}
      className="max-w-160 gap-4"
      submitLabel="Preview the letter"
      busyLabel="Writing the letter..."
      onSubmit={async (values, { requestId }) => {
        const client = await getSupabase();
        const preview = await letters.preview(client, { requestId, ...values });
        keepLetter(receiverId, values);
        onReady({ ...values, requestId, preview });
      }}
    >
      <SelectField
        label="Template"
        name="template"
        placeholder="None"
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={text.template}
        hint="Replaces subject and letter"
        onChange={({ target }) => {
          const { subject = '', body = '' } = templates.find(({ id }) => id === target.value) ?? {};
          keepLetter(receiverId, { subject, body });
          setText({ template: target.value, round: text.round + 1, subject, body });
        }}
      />
      <TextField
        key={`subject-${String(text.round)}`}
        label="Subject"
        name="subject"
        onInput={({ currentTarget }) => keepFields(receiverId, currentTarget.form)}
        maxLength={150}
        defaultValue={text.subject}
        required
      />
      <TextareaField
        key={`body-${String(text.round)}`}
        label="Letter"
        name="body"
        onInput={({ currentTarget }) => keepFields(receiverId, currentTarget.form)}
        rows={14}
        maxLength={3800}
        defaultValue={text.body}
        hint="It begins with their name and ends with yours"
        required
      />
    </Form>
  );
}
