import type { Role } from 'shared-auth/roles';
import type { PageEntry } from 'shared-contract/page-handle';
import { newStoryAddress } from '../../lib/story-words.ts';
import { ownPages } from '../../own-pages.ts';
import { can, type Act } from './can.ts';

interface PageAction {
  readonly label: string;
  readonly act: Act;
  /** The page that has to be there. */
  readonly page: string;
  /** The address at which it begins, where that is not the page's. */
  readonly begin?: () => string;
}

const ofPages: readonly PageAction[] = [
  { label: 'Add client', act: 'addClient', page: ownPages.addClient.path },
  { label: 'New story', act: 'writeStory', page: ownPages.stories.path, begin: newStoryAddress },
  {
    label: 'Schedule a review',
    act: 'scheduleReview',
    page: ownPages.review.path,
  },
];

/** What a role can begin on the pages that there are. `record` is the client whose drawer is open. */
export function pageActions(
  role: Role,
  pages: readonly PageEntry[],
  record: string | null,
): readonly { readonly label: string; readonly to: string }[] {
  return ofPages
    .filter(({ act, page }) => can(role, act) && pages.some(({ path }) => path === page))
    .map(({ label, act, page, begin }) => ({
      label,
      to: act === 'scheduleReview' && record !== null ? `${page}?client=${record}` : (begin?.() ?? page),
    }));
}

const tabs = ['Profile', 'Account', 'Preferences', 'Security', 'Data'];

/** The tabs of the settings, by their names. */
export const settingsTabs = tabs.map((name) => ({
  to: `${ownPages.settings.path}?tab=${name.toLowerCase()}`,
  label: `Settings: ${name}`,
}));

/** Lists that take words: each where its page is. */
const searched = [
  { page: ownPages.clients.path, things: 'clients' },
  { page: ownPages.stories.path, things: 'stories' },
  { page: ownPages.resources.path, things: 'resources' },
];

/** Hands the words to a list, which has filters and pages. */
export const listPlaces = (sought: string, pages: readonly PageEntry[]) =>
  searched
    .filter(({ page }) => pages.some(({ path }) => path === page))
    .map(({ page, things }) => ({
      to: `${page}?q=${encodeURIComponent(sought)}`,
      label: `Search ${things} for “${sought}”`,
    }));
