import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TextareaField, TextField } from '../field/field.tsx';
import { Notice } from '../notice.tsx';
import { Form, type FormSchema } from './form.tsx';

const meta = { title: 'Forms/Form' } satisfies Meta;
export default meta;

const schema: FormSchema<{ name: string }> = {
  safeParse: ({ name, message }) => {
    if (name && message) return { ok: true, value: { name: name as string } };
    return {
      ok: false,
      errors: {
        ...(name ? {} : { name: 'Enter your name' }),
        ...(message ? {} : { message: 'Say what it is about' }),
      },
    };
  },
};

export const Contact: StoryObj<typeof meta> = {
  render: () => (
    <Form
      className="max-w-measure"
      label="Contact"
      schema={() => Promise.resolve(schema)}
      onSubmit={() => Promise.resolve()}
      submitLabel="Send the message"
      busyLabel="Sending…"
      done={({ name }) => (
        <Notice tone="success" title={`Thank you, ${name}`}>
          We answer within two working days.
        </Notice>
      )}
    >
      <TextField label="Full Name" name="name" required autoComplete="name" />
      <TextareaField label="Message" name="message" required />
    </Form>
  ),
};
