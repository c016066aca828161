import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TextField } from '../field/field.tsx';
import { OwnForm } from './form-block.tsx';
import { ProviderForm } from './provider-form.tsx';

const meta = { title: 'Forms/Form block', component: OwnForm } satisfies Meta<typeof OwnForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Own: Story = {
  args: { children: null },
  render: () => (
    <OwnForm className="max-w-measure">
      <TextField label="Email" name="email" type="email" />
    </OwnForm>
  ),
};

export const OfAProvider: Story = {
  args: { children: null },
  render: () => (
    <div className="max-w-measure">
      <ProviderForm
        label="Newsletter"
        heightClass="h-100"
        embed={{ provider: 'Acme Forms', url: 'https://forms.example/newsletter' }}
      />
    </div>
  ),
};
