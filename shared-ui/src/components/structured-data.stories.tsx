import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { StructuredData } from './structured-data.tsx';

const meta = { title: 'Page/StructuredData', component: StructuredData } satisfies Meta<
  typeof StructuredData
>;
export default meta;

export const Block: StoryObj<typeof meta> = {
  args: { nodes: [{ '@type': 'WebPage', name: 'About' }] },
  render: (args) => (
    <p>
      <StructuredData {...args} />
      Nothing to see here: the block is for search engines, and served with the page.
    </p>
  ),
};
