import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { useState } from 'react';
import { TextareaField } from 'shared-ui/field';
import { Form, type FormSchema } from 'shared-ui/form';
import { notify } from 'shared-ui/toast';
import { sendMessage } from '../data/send-message.ts';

const schema: FormSchema<string> = {
  safeParse: ({ message }) => {
    const text = typeof message === 'string' ? message.trim() : '';
    return text === '' ? { ok: false, errors: { message: 'Write a message' } } : { ok: true, value: text };
  },
};

/** A message to somebody who takes them: it arrives in their bell. */
export function MessageForm({ person, name }: { readonly person: string; readonly name: string }) {
  const [round, setRound] = useState(0);
  async function send(text: string) {
    try {
      await sendMessage(await getSupabase(), person, text);
    } catch (cause) {
      throw new Error(dataMessage(cause, { what: 'Your message was not sent. It is still here.' }), {
        cause,
      });
    }
    setRound(round + 1);
    notify.success('Message sent');
  }
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
        schema={() => Promise.resolve(schema)}
        onSubmit={send}
        submitLabel="Send message"
        busyLabel="Sending..."
      >
        <TextareaField
          key={round}
          label="Message"
          name="message"
          rows={4}
          maxLength={1000}
          hint="It arrives in their bell, with a link to your profile. At most 1,000 characters."
          required
        />
      </Form>
    </section>
  );
}
