import type { PageEntry } from 'shared-contract/page-handle';
import { paths } from 'shared-contract/paths';
import type { IconName } from 'shared-ui/icon';

type Pages = Readonly<Record<string, PageEntry<IconName>>>;

const allRoles = ['user', 'coach', 'admin'] as const;
const coaches = ['coach', 'admin'] as const;

/** Pages that this remote declares. Each route has its entry as `handle`. */
export const dashboardPages = {
  overview: {
    path: paths.dashboard.index,
    title: 'Dashboard',
    menu: [{ icon: 'dashboard', roles: allRoles, order: 10 }],
  },
  clients: {
    path: '/dashboard/clients',
    title: 'Client Management',
    menu: [{ icon: 'users', roles: allRoles, order: 20 }],
  },
  addClient: { path: '/dashboard/add-client', title: 'Add Client' },
  clientImport: { path: '/dashboard/clients/import', title: 'Import clients' },
  projection: { path: '/dashboard/projection', title: 'Tax projection' },
  letter: { path: '/dashboard/letter', title: 'Client update' },
  review: { path: '/dashboard/review', title: 'Client review' },
  resources: {
    path: '/dashboard/resources',
    title: 'Resources',
    menu: [
      { icon: 'book', roles: ['user'], order: 40 },
      { label: 'Coach Resources', icon: 'book', roles: coaches, order: 40 },
    ],
  },
  coach: {
    path: '/dashboard/coach',
    title: 'Coach Dashboard',
    menu: [{ label: 'Coach Tools', icon: 'wrench', roles: coaches, order: 30 }],
  },
  coachCertification: { path: '/dashboard/coach/certification', title: 'Coach Certification' },
  stories: { path: paths.dashboard.stories, title: 'Stories' },
  training: {
    path: '/dashboard/training',
    title: 'Wealth Blueprint',
    menu: [{ icon: 'graduation', roles: coaches, order: 50 }],
  },
  certificate: {
    path: paths.dashboard.certificate,
    title: 'Certificate',
    menu: [{ icon: 'award', roles: coaches, order: 55 }],
  },
  cohorts: {
    path: '/dashboard/cohorts',
    title: 'Cohorts',
    menu: [{ icon: 'graduation', roles: ['admin'], order: 72 }],
  },
  applications: {
    path: '/dashboard/applications',
    title: 'Applications',
    menu: [{ icon: 'file', roles: ['admin'], order: 65 }],
  },
  admin: {
    path: '/dashboard/admin',
    title: 'Admin Panel',
    menu: [{ icon: 'shield', roles: ['admin'], order: 70 }],
  },
  settings: {
    path: paths.dashboard.settings,
    title: 'Settings',
    menu: [{ icon: 'settings', roles: allRoles, order: 80 }],
  },
  profile: { path: '/dashboard/profile', title: 'Profile' },
} as const satisfies Pages;

/** @param query further parameters, such as `status=new` */
export const adminAddress = (section: string, query = ''): string =>
  `${dashboardPages.admin.path}?section=${section}${query && `&${query}`}`;
/** @param tab the first one if undefined */
export const clientAddress = (id: string, tab?: string): string =>
  `${dashboardPages.clients.path}?client=${id}${tab === undefined ? '' : `&tab=${tab}`}`;
export const projectionAddress = (id: string): string =>
  `${dashboardPages.projection.path}?projection=${encodeURIComponent(id)}`;
export const newProjectionAddress = (clientId: string): string =>
  `${dashboardPages.projection.path}?client=${encodeURIComponent(clientId)}`;
