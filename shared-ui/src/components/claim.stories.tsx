import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Claim } from './claim.tsx';
import { Stat } from './stat.tsx';

const meta = { title: 'Data/Claim', component: Claim } satisfies Meta<typeof Claim>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Figure: Story = {
  args: {
    className: 'max-w-96',
    disclosure:
      'First-year tax reductions added up over all clients since 2009, before fees. Your result may be lower.',
    children: <Stat value="$50M+" label="saved by clients" />,
  },
};
export const Quote: Story = {
  args: {
    className: 'max-w-measure',
    disclosure: 'Said by a client, who was not paid for it. Others had other results.',
    children: <blockquote>“They showed me the page of the code each line stands on.”</blockquote>,
  },
};
