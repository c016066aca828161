import { paths } from 'shared-contract/paths';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TextLink } from './text-link.tsx';

const meta = { title: 'Text/TextLink', component: TextLink } satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Inside: Story = { args: { to: paths.about, children: 'About the firm' } };
export const NewTab: Story = {
  args: { href: 'https://podcasts.example/the-ninth-course', newTab: true, children: 'Listen at the host' },
};
export const InText: Story = {
  render: () => (
    <p className="max-w-measure">
      Two partners share one line. <TextLink href="tel:+16155550142">Call (615) 555-0142</TextLink> and say
      whom you want to reach.
    </p>
  ),
};
