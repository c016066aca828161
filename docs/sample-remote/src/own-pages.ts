import type { PageEntry } from 'shared-contract/page-handle';
import type { IconName } from 'shared-ui/icon';

/** The page for everybody. No other package links to it: its address is this remote's affair. */
export const glossary = { path: '/glossary', title: 'Glossary' } as const;

/** The page for members, with its place in their menu. Its route carries it as handle. */
export const search = {
  path: '/dashboard/glossary',
  title: 'Glossary search',
  menu: [{ label: 'Glossary', icon: 'book', roles: ['user', 'coach', 'admin'], order: 75 }],
} as const satisfies PageEntry<IconName>;
