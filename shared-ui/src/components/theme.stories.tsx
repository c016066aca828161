import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ThemeSwitch } from './theme.tsx';

const meta = { title: 'Actions/ThemeSwitch', component: ThemeSwitch } satisfies Meta<typeof ThemeSwitch>;
export default meta;

export const Three: StoryObj<typeof meta> = {};
