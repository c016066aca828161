import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stat, StatList } from './stat.tsx';

const meta = { title: 'Data/Stat', component: Stat } satisfies Meta<typeof Stat>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  args: { value: '14', label: 'weeks in the programme', note: 'Two live hours a week.' },
};
export const Several: StoryObj = {
  render: () => (
    <StatList>
      <Stat value="12" label="active clients" />
      <Stat value="$1.2M" label="annual tax savings" />
      <Stat value="$340K" label="total retainer value" />
      <Stat value="4" label="new prospects" note="Since the first of the month." />
    </StatList>
  ),
};
