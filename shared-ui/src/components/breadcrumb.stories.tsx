import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = { title: 'Page/Breadcrumb', component: Breadcrumb } satisfies Meta<typeof Breadcrumb>;
export default meta;

export const Place: StoryObj<typeof meta> = { args: { page: 'Pricing' } };
