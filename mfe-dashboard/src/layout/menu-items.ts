import type { Role } from 'shared-auth/roles';
import { paths } from 'shared-contract/paths';
import type { IconName } from 'shared-ui/icon';

interface MenuItem {
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
}

const { dashboard } = paths;

const items = {
  dashboard: { label: 'Dashboard', to: dashboard.index, icon: 'dashboard' },
  clients: { label: 'Client Management', to: dashboard.clients, icon: 'users' },
  resources: { label: 'Resources', to: dashboard.resources, icon: 'book' },
  coach: { label: 'Coach Tools', to: dashboard.coach, icon: 'wrench' },
  coachResources: { label: 'Coach Resources', to: dashboard.resources, icon: 'book' },
  blueprint: { label: 'Wealth Blueprint', to: dashboard.training, icon: 'graduation' },
  tools: { label: 'CPPS Tools', to: dashboard.tools, icon: 'calculator' },
  admin: { label: 'Admin Panel', to: dashboard.admin, icon: 'shield' },
  settings: { label: 'Settings', to: dashboard.settings, icon: 'settings' },
} as const satisfies Record<string, MenuItem>;

const coachItems = [items.clients, items.coach, items.coachResources, items.blueprint, items.tools];

const menus: Readonly<Record<Role, readonly MenuItem[]>> = {
  user: [items.dashboard, items.clients, items.resources, items.settings],
  coach: [items.dashboard, ...coachItems, items.settings],
  admin: [items.dashboard, ...coachItems, items.admin, items.settings],
};

/** The sidebar of a role, in order. What a role may read is decided by the database, not by this list. */
export function menuOf(role: Role): readonly MenuItem[] {
  return menus[role];
}
