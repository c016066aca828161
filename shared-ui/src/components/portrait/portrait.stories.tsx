import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Portrait } from './portrait.tsx';

const meta = { title: 'Imagery/Portrait' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Portraits: Story = {
  render: () => (
    <ul className="grid grid-cols-3 gap-6 md:grid-cols-6">
      {(['cropped', 'parted', 'long', 'tied', 'curly', 'bald'] as const).flatMap((hair) =>
        (['open', 'tie', 'blouse', 'roll'] as const).map((collar) => (
          <li key={hair + collar}>
            <Portrait id={hair + collar} name="Somebody" features={{ hair, collar }} />
          </li>
        )),
      )}
    </ul>
  ),
};
