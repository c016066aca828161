import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ChoiceGroup, Received } from './form-kit.tsx';

const meta = { title: 'Forms/ChoiceGroup', component: ChoiceGroup } satisfies Meta<typeof ChoiceGroup>;
export default meta;

export const Cards: StoryObj<typeof meta> = {
  args: {
    look: 'cards',
    legend: 'I apply as',
    name: 'applicantType',
    options: [
      { value: 'cpa', label: 'CPA / Advisor' },
      { value: 'client', label: 'Business Owner / Client' },
    ],
    chosen: ['cpa'],
    required: true,
  },
};

export const ListWithAnError: StoryObj<typeof meta> = {
  args: {
    look: 'list',
    legend: 'What have you settled already?',
    hint: 'Choose all that apply.',
    error: 'Choose at least one',
    name: (value) => `settled-${value}`,
    options: ['Will', 'Trust', 'Buy-sell agreement', 'Power of attorney', 'Insurance'].map((label) => ({
      value: label.toLowerCase(),
      label,
    })),
    required: true,
  },
};

export const SentForm: StoryObj<typeof meta> = {
  args: { look: 'list', legend: '', name: 'none', options: [], required: false },
  render: () => (
    <Received
      form="contact"
      sender={{ sent: () => undefined, settle: () => false }}
      name="Orla Brandt"
      email="orla@example.com"
      reference="NC-7K3M-Q9XT"
    />
  ),
};
