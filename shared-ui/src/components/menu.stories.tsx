import { paths } from 'shared-contract/paths';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Menu } from './menu.tsx';

const meta = { title: 'Overlays/Menu', component: Menu } satisfies Meta<typeof Menu>;
export default meta;

export const Account: StoryObj<typeof meta> = {
  args: {
    label: 'Account',
    align: 'start',
    trigger: (
      <Button variant="secondary">
        Ruth Ainsley <Icon name="chevron-down" />
      </Button>
    ),
    items: [
      { id: 'profile', label: 'Profile', icon: 'user', to: '/dashboard/profile' },
      { id: 'settings', label: 'Settings', icon: 'settings', to: paths.dashboard.settings },
      { id: 'out', label: 'Sign out', icon: 'log-out', separated: true, onSelect: () => undefined },
    ],
  },
};
