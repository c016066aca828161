import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Logo } from './logo.tsx';

const meta = { title: 'Imagery/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnGround: Story = {};
export const OnSheet: Story = {
  render: () => (
    <div className="bg-sheet p-6">
      <Logo tone="sheet" />
    </div>
  ),
};
