import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = { title: 'Text/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;

export const InASentence: StoryObj<typeof VisuallyHidden> = {
  render: () => (
    <p>
      Fourteen weeks<VisuallyHidden>, from January to April</VisuallyHidden>.
    </p>
  ),
};
