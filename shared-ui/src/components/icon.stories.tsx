import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { outlines } from './icon-outlines.ts';
import { Icon, type IconName } from './icon.tsx';

const meta = { title: 'Imagery/Icon', component: Icon } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Named: Story = { args: { name: 'shield', label: 'Protected' } };
export const All: Story = {
  args: { name: 'check' },
  render: () => (
    <ul className="grid grid-cols-2 gap-4 text-sm sm:grid-cols-4 lg:grid-cols-6">
      {(Object.keys(outlines) as IconName[]).map((name) => (
        <li key={name} className="flex items-center gap-3">
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
