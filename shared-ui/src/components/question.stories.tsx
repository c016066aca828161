import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Question } from './question.tsx';

const meta = {
  title: 'Feedback/Question',
  component: Question,
  args: {
    title: 'Cancel this call?',
    children: 'The time is free for another person at once. You can book another call whenever you like.',
    confirmLabel: 'Yes, cancel the call',
    busyLabel: 'Canceling…',
    failed: 'The call could not be canceled.',
    onConfirm: () => Promise.resolve(),
    onKeep: () => undefined,
  },
} satisfies Meta<typeof Question>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {};

export const Failing: Story = {
  args: { onConfirm: () => Promise.reject(new Error('No answer came. The call is as it was.')) },
};
