import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from './button.tsx';
import { notify, Toaster } from './toast.tsx';

const meta = { title: 'Feedback/Toast', component: Toaster } satisfies Meta<typeof Toaster>;
export default meta;

export const Kinds: StoryObj<typeof meta> = {
  args: { area: 'public' },
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      <Toaster {...args} />
      <Button onClick={() => notify.success('Welcome back!')}>Success</Button>
      <Button variant="secondary" onClick={() => notify.info('A newer version is ready')}>
        Information
      </Button>
      <Button
        variant="danger"
        onClick={() => notify.error('The message could not be sent. Please try again.')}
      >
        Error
      </Button>
    </div>
  ),
};
