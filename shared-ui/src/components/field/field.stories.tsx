import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { CheckboxField, PasswordField, SelectField, TextareaField, TextField } from './field.tsx';

const meta = { title: 'Forms/Field' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: () => (
    <div className="flex max-w-measure flex-col gap-6">
      <TextField label="Email" name="email" type="email" required autoComplete="email" />
      <TextField label="Company" name="company" hint="As it stands on the return." />
      <PasswordField label="Password" name="password" required strength autoComplete="new-password" />
      <SelectField
        label="Revenue"
        name="revenue"
        required
        placeholder="Choose a band"
        options={[
          { value: '3', label: '$3M to $5M' },
          { value: '5', label: '$5M to $10M' },
        ]}
      />
      <TextareaField label="Message" name="message" rows={4} />
      <CheckboxField label="Send me the monthly newsletter" name="letter" hint="One page, no tracking." />
    </div>
  ),
};
export const WithErrors: Story = {
  render: () => (
    <div className="flex max-w-measure flex-col gap-6">
      <TextField
        label="Email"
        name="email"
        required
        defaultValue="ruth@"
        error="Enter an email address like name@firm.com"
      />
      <SelectField
        label="Topic"
        name="topic"
        required
        error="Choose a topic"
        placeholder="Choose"
        options={[]}
      />
      <CheckboxField
        label="I have read the terms"
        name="terms"
        required
        error="Agree to the terms to go on"
      />
    </div>
  ),
};
