import { paths } from 'shared-contract/paths';
import { ownPages } from '../../own-pages.ts';

/* Where the entries of an overview lead. What has no page in this release is text. */

export const clientPlace = (id: string, tab?: 'deadlines' | 'stories'): string =>
  `${ownPages.clients.path}?client=${id}${tab ? `&tab=${tab}` : ''}`;

export const storiesPage = ownPages.stories.path;
export const storiesIn = (status: 'in_review' | 'published'): string => `${storiesPage}?status=${status}`;
export const storyPlace = paths.dashboard.story;

export const addClientPage = ownPages.addClient.path;

export const coachPage = ownPages.coach.path;
export const adminPage = '/dashboard/admin';
export const adminSection = (section: string, filter = ''): string =>
  `${adminPage}?section=${section}${filter && `&${filter}`}`;
