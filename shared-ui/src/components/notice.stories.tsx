import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Notice } from './notice.tsx';

const meta = { title: 'Feedback/Notice', component: Notice } satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div className="flex max-w-measure flex-col gap-4">
      <Notice title="We could not find that page">Here is the home page instead.</Notice>
      <Notice tone="success" title="Application received">
        Reference 4F1C-20. We answer within two working days.
      </Notice>
      <Notice tone="warning">Figures for 2025 as first published; three changed in July.</Notice>
      <Notice tone="danger" title="This part did not load">
        The rest of the page works.
      </Notice>
    </div>
  ),
};
