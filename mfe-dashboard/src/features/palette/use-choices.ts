import { useMemo, useState } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { useTheme } from 'shared-ui/theme';
import { menuOf, useDeclaredPages } from '../../layout/menu-items.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { useSignOut } from '../../lib/use-sign-out.ts';
import { ownPages } from '../../own-pages.ts';
import { offeredActions, type Action } from '../../lib/page-actions.ts';
import { listPlaces, pageActions, settingsTabs } from './actions.ts';
import { searchEverything } from './data/search-everything.ts';
import { resourcePlaces } from '../../lib/resource-places.ts';
import { trainingPlaces } from '../../lib/training-places.ts';
import { useMayTrain } from '../../lib/use-may-train.ts';
import { inOrder, matching, placesOf, ranked, type ChoiceGroup, type Place } from './places.ts';
import { recentOf } from './recent.ts';

/** Without a new key for this long, the server is asked. */
const SETTLED_MS = 150;
const LEAST = 2;

/** What a role can do here, whatever the server says. */
function useActions(showKeys: () => void): readonly Action[] {
  const role = roleOf(useSession().profile);
  const pages = useDeclaredPages();
  const signOut = useSignOut();
  const { setTheme } = useTheme();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const go = (to: string) => () => void navigate(to);
  return [
    ...offeredActions(),
    ...pageActions(role, pages, address.get('client')).map(({ label, to }) => ({ label, act: go(to) })),
    { label: 'Book a call', act: go(paths.book) },
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

/** The pages of the role; once words are sought, the tabs of the settings, too. */
function usePlaces(sought: string): readonly Place[] {
  const role = roleOf(useSession().profile);
  const pages = useDeclaredPages();
  const { mayTrain } = useMayTrain();
  return [
    ...menuOf(role, pages, mayTrain).map(({ to, label }) => ({ to, label })),
    { to: ownPages.profile.path, label: ownPages.profile.title },
    ...(sought === '' ? [] : settingsTabs),
  ];
}

/** What can be chosen for these words: at once what is known here, then what the server finds. */
export function useChoices(sought: string, showKeys: () => void) {
  const { id: me } = useUser();
  const asked = useSettled(sought, SETTLED_MS).slice(0, 100);
  const pages = useDeclaredPages();
  const role = roleOf(useSession().profile);
  const places = usePlaces(sought);
  const actions = useActions(showKeys);
  const { mayTrain } = useMayTrain();
  const [recent] = useState(() => recentOf(me));
  const search = useDataQuery(
    'search',
    (client) => searchEverything(client, asked),
    { asked },
    { isWanted: asked.length >= LEAST },
  );
  const found = useMemo(
    () => (sought.length >= LEAST && search.data ? placesOf(search.data, pages, role) : []),
    [pages, role, search.data, sought.length],
  );
  const groups: readonly ChoiceGroup[] =
    sought === ''
      ? [
          { heading: 'Recent', choices: recent },
          { heading: 'Actions', choices: actions },
          { heading: 'Pages', choices: places },
        ]
      : inOrder(
          [
            ...found,
            {
              heading: 'Training',
              ranked: ranked(mayTrain && sought.length >= LEAST ? trainingPlaces(sought) : [], sought),
            },
            {
              heading: 'Resources',
              ranked: ranked(sought.length >= LEAST ? resourcePlaces(sought) : [], sought),
            },
            { heading: 'Pages', ranked: matching(places, sought) },
            { heading: 'Actions', ranked: matching(actions, sought) },
          ],
          recent,
          // The last way, where nothing else is meant.
        ).concat({ heading: 'Lists', choices: listPlaces(sought, pages) });
  return {
    groups: groups.filter(({ choices }) => choices.length > 0),
    failure: search.isError ? search.error : null,
  };
}
