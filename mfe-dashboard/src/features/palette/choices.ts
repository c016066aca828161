import { useState } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { useTheme } from 'shared-ui/theme';
import { menuOf, useDeclaredPages } from '../../app/menu-items.ts';
import { type Action, offeredActions } from '../../lib/events.ts';
import { newStoryAddress } from '../../lib/labels.ts';
import { resourceLinks, trainingLinks } from '../../lib/page-links.ts';
import { useSignOut } from '../../lib/sign-out.ts';
import { useDataQuery, useMayTrain, useSettled } from '../../lib/use-data-query.ts';
import { dashboardPages } from '../../page-list.ts';
import {
  type ChoiceGroup,
  inRankOrder,
  matching,
  type PageLink,
  foundLinks,
  ranked,
  recentOf,
} from './links.ts';
import { searchEverything } from './queries.ts';

const settingsTabs = ['Profile', 'Account', 'Preferences', 'Security', 'Data'].map((name) => ({
  to: `${dashboardPages.settings.path}?tab=${name.toLowerCase()}`,
  label: `Settings: ${name}`,
}));

/** Lists with a search, which also have filters and pagination. */
const searchableLists = [
  { path: dashboardPages.clients.path, things: 'clients' },
  { path: dashboardPages.stories.path, things: 'stories' },
  { path: dashboardPages.resources.path, things: 'resources' },
];

/** Debounce in ms before the search request. */
const SETTLED_MS = 150;
const MIN_LENGTH = 2;

/** Actions that need no server search. The database enforces their permissions. */
function useActions(showKeys: () => void): readonly Action[] {
  const role = roleOf(useSession().profile);
  const signOut = useSignOut();
  const { setTheme } = useTheme();
  const navigate = useNavigate();
  /** The client whose drawer is open. */
  const client = useSearchParams()[0].get('client');
  const review = `${dashboardPages.review.path}${client === null ? '' : `?client=${client}`}`;
  return [
    ...offeredActions(),
    { label: 'Add client', act: () => void navigate(dashboardPages.addClient.path) },
    { label: 'New story', act: () => void navigate(newStoryAddress()) },
    ...(role === 'user' ? [] : [{ label: 'Schedule a review', act: () => void navigate(review) }]),
    { label: 'Book a call', act: () => void navigate(paths.book) },
    {
      label: 'Theme',
      choices: [
        { label: 'Light', act: () => setTheme('light') },
        { label: 'Dark', act: () => setTheme('dark') },
        { label: 'System', act: () => setTheme('system') },
      ],
    },
    { label: 'Keyboard shortcuts', act: showKeys },
    { label: 'Sign Out', act: () => void signOut() },
  ];
}

/** Returns the choices for a search: local ones immediately, then the server's results. */
export function useChoices(text: string, showKeys: () => void) {
  const { id: me } = useUser();
  const settled = useSettled(text, SETTLED_MS);
  const role = roleOf(useSession().profile);
  const { mayTrain } = useMayTrain();
  const pages: readonly PageLink[] = [
    ...menuOf(role, useDeclaredPages(), mayTrain).map(({ to, label }) => ({ to, label })),
    { to: dashboardPages.profile.path, label: dashboardPages.profile.title },
  ];
  const actions = useActions(showKeys);
  const [recent] = useState(() => recentOf(me));
  const search = useDataQuery(
    'search',
    (client) => searchEverything(client, settled),
    { text: settled },
    { isWanted: settled.length >= MIN_LENGTH },
  );
  const groups = (): readonly ChoiceGroup[] => {
    if (text === '')
      return [
        { heading: 'Recent', choices: recent },
        { heading: 'Actions', choices: actions },
        { heading: 'Pages', choices: pages },
      ];
    const isLongEnough = text.length >= MIN_LENGTH;
    const found = [
      ...(isLongEnough && search.data ? foundLinks(search.data, role) : []),
      {
        heading: 'Training',
        ranked: ranked(isLongEnough && mayTrain ? trainingLinks(text) : [], text),
      },
      { heading: 'Resources', ranked: ranked(isLongEnough ? resourceLinks(text) : [], text) },
      { heading: 'Pages', ranked: matching([...pages, ...settingsTabs], text) },
      { heading: 'Actions', ranked: matching(actions, text) },
    ];
    const lists = searchableLists.map(({ path, things }) => ({
      to: `${path}?q=${encodeURIComponent(text)}`,
      label: `Search ${things} for “${text}”`,
    }));
    // The lists are last, as a fallback if no other choice matches.
    return [...inRankOrder(found, recent), { heading: 'Lists', choices: lists }];
  };
  return {
    groups: groups().filter(({ choices }) => choices.length > 0),
    failure: search.isError ? search.error : null,
  };
}
