import type { PageEntry } from 'shared-contract/page-handle';
import { paths } from 'shared-contract/paths';
import type { IconName } from 'shared-ui/icon';
import type { CalculatorId } from './content/tools.ts';

/** Entry of the remote's dashboard page, which its route uses as `handle`. */
export const tools = {
  path: paths.dashboard.tools,
  title: 'CPPS tools',
  menu: [{ label: 'CPPS Tools', icon: 'calculator', roles: ['coach', 'admin'], order: 60 }],
} as const satisfies PageEntry<IconName>;

export const calculatorPath = (id: CalculatorId): string => `${tools.path}/${id}`;
