import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Spinner } from './spinner.tsx';

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

export const Loading: StoryObj<typeof meta> = { args: { label: 'Loading your clients' } };
