import type { StorybookConfig } from 'storybook-react-rsbuild';
import postcss from '@tailwindcss/postcss';

const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: false },
  rsbuildFinal: (rsbuild) => ({
    ...rsbuild,
    tools: { ...rsbuild.tools, postcss: { postcssOptions: { plugins: [postcss()] } } },
  }),
};

export default config;
