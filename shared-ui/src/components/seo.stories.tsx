import { paths } from 'shared-contract/paths';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Seo } from './seo.tsx';

const meta = { title: 'Page/Seo', component: Seo } satisfies Meta<typeof Seo>;
export default meta;

export const Head: StoryObj<typeof meta> = {
  args: { title: 'About', description: 'Who the firm is, and how it works.', path: paths.about },
  render: (args) => (
    <p>
      <Seo {...args} />
      Nothing to see here: look at the title of the frame.
    </p>
  ),
};
