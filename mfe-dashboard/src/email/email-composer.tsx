import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { onSignOut } from 'shared-auth/session-store';
import { getSupabase } from 'shared-auth/supabase-client';
import { Button } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { SelectField, TextareaField, TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { Notice } from 'shared-ui/notice';
import { explainRefusal, useAction } from '../lib/use-action.ts';
import type { EmailValues } from './email.schema.ts';
import { previewEmail, type Recipient, type RenderedEmail, sendEmail, type Template } from './email.ts';

/** Unsent emails by recipient id. They survive navigation within this tab. */
const drafts = new Map<string, EmailValues>();
onSignOut(() => drafts.clear());

function saveDraft(recipient: Recipient, form: HTMLFormElement | null): void {
  if (form === null) return;
  const [subject = '', body = ''] = ['subject', 'body'].map((name) => {
    const value = new FormData(form).get(name);
    return typeof value === 'string' ? value : '';
  });
  drafts.set(recipient.id, { subject, body });
}

const schema = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-letter-schema" */ './email.schema.ts')).then(
    ({ emailSchema }) => emailSchema,
  );

interface ReadyEmail extends EmailValues {
  readonly requestId: string;
  readonly preview: RenderedEmail;
}

interface EmailFormProps {
  readonly recipient: Recipient;
  readonly label: string;
  readonly templates: readonly Template[];
  readonly onReady: (email: ReadyEmail) => void;
}

/** Selecting a template fills the fields. The author can edit them afterward. */
function EmailForm({ recipient, label, templates, onReady }: EmailFormProps) {
  const [text, setText] = useState(() => ({
    ...{ template: '', round: 0, subject: '', body: '' },
    ...drafts.get(recipient.id),
  }));
  return (
    <Form<EmailValues>
      label={label}
      schema={schema}
      className="max-w-160 gap-4"
      submitLabel="Preview the email"
      busyLabel="Preparing the email..."
      onSubmit={async (values, { requestId }) => {
        const preview = await previewEmail(await getSupabase(), recipient, { requestId, ...values });
        drafts.set(recipient.id, values);
        onReady({ ...values, requestId, preview });
      }}
    >
      <SelectField
        label="Template"
        name="template"
        placeholder="None"
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={text.template}
        hint="Replaces the subject and the text"
        onChange={({ target }) => {
          const { subject = '', body = '' } = templates.find(({ id }) => id === target.value) ?? {};
          drafts.set(recipient.id, { subject, body });
          setText({ template: target.value, round: text.round + 1, subject, body });
        }}
      />
      <TextField
        key={`subject-${String(text.round)}`}
        label="Subject"
        name="subject"
        onInput={({ currentTarget }) => saveDraft(recipient, currentTarget.form)}
        maxLength={150}
        defaultValue={text.subject}
        required
      />
      <TextareaField
        key={`body-${String(text.round)}`}
        label="Message"
        name="body"
        onInput={({ currentTarget }) => saveDraft(recipient, currentTarget.form)}
        rows={14}
        maxLength={3800}
        defaultValue={text.body}
        hint="The email starts with their name and ends with yours"
        required
      />
    </Form>
  );
}

/** Returns the text below the subject, with which an email without images begins. */
const belowSubject = ({ subject, text }: RenderedEmail): string =>
  text.startsWith(`${subject}\n`) ? text.slice(subject.length).trimStart() : text;

interface EmailPreviewProps {
  readonly recipient: Recipient;
  readonly email: ReadyEmail;
  readonly recordedIn: string;
  readonly onSent: () => void;
  readonly onBack: () => void;
}

function EmailPreview({ recipient, email, recordedIn, onSent, onBack }: EmailPreviewProps) {
  const { preview, ...sending } = email;
  const heading = useRef<HTMLHeadingElement>(null);
  const queries = useQueryClient();
  useEffect(() => heading.current?.focus(), []);
  const { act, isBusy, failure } = useAction({
    run: (client) => sendEmail(client, recipient, sending),
    done: `Email sent to ${preview.to}`,
    explain: explainRefusal,
    isInline: true,
    onDone: () => drafts.delete(recipient.id),
    onSettled: async (isDone) => {
      if (!isDone) return;
      await queries.invalidateQueries();
      onSent();
    },
  });
  return (
    <section aria-labelledby="letter-preview" className="flex max-w-160 flex-col gap-4">
      <h2 id="letter-preview" ref={heading} tabIndex={-1} className="text-lg outline-none">
        Preview of the email
      </h2>
      <div className="rounded-md border border-line bg-surface p-4 wrap-anywhere sm:p-6">
        <p className="text-sm text-muted">To {preview.to}</p>
        <p className="mb-3 font-semibold">{preview.subject}</p>
        <p className="max-w-[66ch] whitespace-pre-line">{belowSubject(preview)}</p>
      </div>
      {failure === undefined ? null : (
        <Notice tone="danger" role="alert" title="The email was not sent">
          <p>{failure} What you wrote is still here.</p>
        </Notice>
      )}
      <p className="text-muted">You can’t undo a sent email. It is recorded in {recordedIn}.</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={() => void act()}>
          Send the email
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onBack}>
          Change it
        </Button>
      </div>
    </section>
  );
}

interface EmailComposerProps extends Omit<EmailFormProps, 'onReady'> {
  /** Where the email is recorded, for example "the client’s activity". */
  readonly recordedIn: string;
  readonly onSent: () => void;
}

/** Writes, previews, and sends an email. */
export function EmailComposer({ recipient, recordedIn, onSent, ...form }: EmailComposerProps) {
  const [email, setEmail] = useState<ReadyEmail>();
  return email === undefined ? (
    <EmailForm {...form} recipient={recipient} onReady={setEmail} />
  ) : (
    <EmailPreview {...{ recipient, email, recordedIn, onSent }} onBack={() => setEmail(undefined)} />
  );
}
