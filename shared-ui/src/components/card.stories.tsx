import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from './card.tsx';

const meta = { title: 'Layout/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Article: Story = {
  args: {
    as: 'article',
    className: 'max-w-96',
    children: (
      <>
        <h2 className="text-lg">What an examiner asks first</h2>
        <p className="text-muted">
          Nine questions, the papers that answer them, and who should keep the file.
        </p>
      </>
    ),
  },
};
