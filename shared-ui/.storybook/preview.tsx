import { useEffect, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Preview } from 'storybook-react-rsbuild';
import '@fontsource-variable/besley';
import '@fontsource-variable/public-sans';
import '../src/utilities.css';
import './styles.css';

function Sheet({ theme, children }: { theme: unknown; children: ReactNode }) {
  useEffect(() => {
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }, [theme]);
  return <MemoryRouter>{children}</MemoryRouter>;
}

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'System' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { globals, parameters }) => (
      <Sheet theme={globals.theme as unknown}>
        {parameters.bleed ? (
          <Story />
        ) : (
          <div className="bg-ground p-6 text-ink">
            <Story />
          </div>
        )}
      </Sheet>
    ),
  ],
};

export default preview;
