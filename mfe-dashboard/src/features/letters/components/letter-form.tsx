import { useState } from 'react';
import { getSupabase } from 'shared-auth/supabase-client';
import { SelectField, TextareaField, TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { loadChunk } from 'shared-ui/late';
import { previewClientLetter, type LetterPreview } from '../data/send-letter.ts';
import { keepLetter, keptLetter } from '../kept-letters.ts';
import type { LetterValues } from '../letter.schema.ts';
import { templates } from '../templates.ts';

const schema = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-letter-schema" */ '../letter.schema.ts')).then(
    ({ letterSchema }) => letterSchema,
  );

/** A letter that is ready to be looked at. */
export interface ReadyLetter extends LetterValues {
  readonly requestId: string;
  readonly preview: LetterPreview;
}

/** Keeps what stands in the fields now. */
function keepFields(clientId: string, form: HTMLFormElement | null): void {
  if (form === null) return;
  const [subject = '', body = ''] = ['subject', 'body'].map((name) => {
    const value = new FormData(form).get(name);
    return typeof value === 'string' ? value : '';
  });
  keepLetter(clientId, { subject, body });
}

interface Props {
  readonly clientId: string;
  readonly onReady: (letter: ReadyLetter) => void;
}

/** The letter as it is written. A template fills the fields; what they hold then is the writer's. */
export function LetterForm({ clientId, onReady }: Props) {
  const [text, setText] = useState(() => ({
    ...{ template: '', round: 0, subject: '', body: '' },
    ...keptLetter(clientId),
  }));
  return (
    <Form<LetterValues>
      label="Client update"
      schema={schema}
      className="max-w-160 gap-4"
      submitLabel="Preview the letter"
      busyLabel="Writing the letter..."
      onSubmit={async (values, { requestId }) => {
        const client = await getSupabase();
        const preview = await previewClientLetter(client, { clientId, requestId, ...values });
        keepLetter(clientId, values);
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
          keepLetter(clientId, { subject, body });
          setText({ template: target.value, round: text.round + 1, subject, body });
        }}
      />
      <TextField
        key={`subject-${String(text.round)}`}
        label="Subject"
        name="subject"
        onInput={({ currentTarget }) => keepFields(clientId, currentTarget.form)}
        maxLength={150}
        defaultValue={text.subject}
        required
      />
      <TextareaField
        key={`body-${String(text.round)}`}
        label="Letter"
        name="body"
        onInput={({ currentTarget }) => keepFields(clientId, currentTarget.form)}
        rows={14}
        maxLength={3800}
        defaultValue={text.body}
        hint="It begins with the client’s name and ends with yours"
        required
      />
    </Form>
  );
}
