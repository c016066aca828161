import { useMemo, useState } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { useNavigate } from 'shared-ui/router';
import { useTheme } from 'shared-ui/theme';
import { menuOf, useDeclaredPages } from '../../layout/menu-items.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { newStoryAddress } from '../../lib/story-words.ts';
import { useSignOut } from '../../lib/use-sign-out.ts';
import { ownPages } from '../../own-pages.ts';
import { searchEverything } from './data/search-everything.ts';
import { matching, placesOf, type Place, type PlaceGroup } from './places.ts';
import { recentOf } from './recent.ts';

/** Without a new key for this long, the server is asked. */
const SETTLED_MS = 150;
const LEAST = 2;

export interface Action {
  readonly label: string;
  readonly act: () => void;
}

/** What a role can go to and do, whatever the server says. */
function useOwn(leave: () => void) {
  const { profile } = useSession();
  const role = roleOf(profile);
  const pages = useDeclaredPages();
  const signOut = useSignOut();
  const { setTheme } = useTheme();
  const navigate = useNavigate();
  const places: readonly Place[] = [
    ...menuOf(role, pages).map(({ to, label }) => ({ to, label })),
    { to: ownPages.profile.path, label: ownPages.profile.title },
  ];
  const actions: readonly Action[] = [
    { label: 'New story', act: () => void navigate(newStoryAddress()) },
    { label: 'Book a call', act: () => void navigate(paths.book) },
    { label: 'Theme: light', act: () => setTheme('light') },
    { label: 'Theme: dark', act: () => setTheme('dark') },
    { label: 'Theme: as the device', act: () => setTheme('system') },
    { label: 'Sign Out', act: () => void signOut() },
  ].map(({ label, act }) => ({
    label,
    act: () => {
      leave();
      act();
    },
  }));
  return { places, actions, pages };
}

/** Hands the words to the list, which has filters and pages. */
const listOf = (sought: string): PlaceGroup => ({
  heading: 'Lists',
  places: [
    {
      to: `${ownPages.clients.path}?q=${encodeURIComponent(sought)}`,
      label: `Search clients for “${sought}”`,
    },
  ],
});

/** What can be chosen for these words: at once what is known here, then what the server finds. */
export function useChoices(sought: string, leave: () => void) {
  const { id: me } = useUser();
  const asked = useSettled(sought, SETTLED_MS).slice(0, 100);
  const { places, actions, pages } = useOwn(leave);
  const [recent] = useState(() => recentOf(me));
  const search = useDataQuery(
    'search',
    (client) => searchEverything(client, asked),
    { asked },
    { isWanted: asked.length >= LEAST },
  );
  const found = useMemo(
    () => (sought.length >= LEAST && search.data ? placesOf(search.data, pages) : []),
    [pages, search.data, sought.length],
  );
  const groups: readonly PlaceGroup[] = [
    ...(sought === '' ? [{ heading: 'Recent', places: recent }] : found),
    { heading: 'Pages', places: matching(places, sought) },
    ...(sought === '' ? [] : [listOf(sought)]),
  ].filter(({ places: some }) => some.length > 0);
  return { groups, actions: matching(actions, sought), failure: search.isError ? search.error : null };
}
