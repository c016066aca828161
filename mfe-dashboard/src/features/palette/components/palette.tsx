import { Command } from 'cmdk';
import { useMemo, useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { roleOf } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { Dialog } from 'shared-ui/dialog';
import { useNavigate } from 'shared-ui/router';
import { useTheme } from 'shared-ui/theme';
import { menuOf, useDeclaredPages } from '../../../layout/menu-items.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { useSignOut } from '../../../lib/use-sign-out.ts';
import { ownPages } from '../../../own-pages.ts';
import { searchEverything } from '../data/search-everything.ts';
import { matching, placesOf, type Place } from '../places.ts';
import { keepRecent, recentOf } from '../recent.ts';

/** Without a new key for this long, the server is asked. */
const SETTLED_MS = 150;
const LEAST = 2;

interface Action {
  readonly label: string;
  readonly act: () => void;
}

interface LineProps {
  readonly value: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly onSelect: () => void;
}

function Line({ value, label, detail, onSelect }: LineProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-control cursor-pointer items-baseline gap-3 rounded-md px-3 py-1.5 data-[selected=true]:bg-ground data-[selected=true]:text-primary"
    >
      <span className="min-w-0 truncate">{label}</span>
      {detail ? <span className="ml-auto max-w-1/2 truncate text-sm text-muted">{detail}</span> : null}
    </Command.Item>
  );
}

const group =
  'py-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-muted';

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

/** Pages, clients and whatever else can be read, and what can be done: by a few letters. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { id: me } = useUser();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [current, setCurrent] = useState('');
  const sought = typed.trim();
  const asked = useSettled(sought, SETTLED_MS).slice(0, 100);
  const { places, actions, pages } = useOwn(onClose);
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
  const isEmpty = sought === '';
  const groups = [
    ...(isEmpty && recent.length > 0 ? [{ heading: 'Recent', places: recent }] : []),
    ...found,
    { heading: 'Pages', places: matching(places, sought) },
    ...(isEmpty
      ? []
      : [
          {
            heading: 'Lists',
            places: [
              {
                to: `${ownPages.clients.path}?q=${encodeURIComponent(sought)}`,
                label: `Search clients for “${sought}”`,
              },
            ],
          },
        ]),
  ].filter(({ places: some }) => some.length > 0);
  const shownActions = matching(actions, sought);
  const first = groups[0]?.places[0];
  const firstValue = first ? `${groups[0]?.heading ?? ''} ${first.to}` : '';
  const values = new Set([
    ...groups.flatMap(({ heading, places: some }) => some.map(({ to }) => `${heading} ${to}`)),
    ...shownActions.map(({ label }) => label),
  ]);
  const go = (place: Place) => {
    onClose();
    keepRecent(me, place);
    void navigate(place.to);
  };
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title="Search and go"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className="mt-[8vh] mb-auto"
    >
      <Command
        shouldFilter={false}
        loop
        label="Search and go"
        // The first one, until somebody has moved: results that come later would leave nothing chosen.
        value={values.has(current) ? current : firstValue}
        onValueChange={setCurrent}
      >
        <Command.Input
          autoFocus
          value={typed}
          maxLength={100}
          onValueChange={(text) => {
            setTyped(text);
            setCurrent('');
          }}
          placeholder="A page, a client, something to do"
          className="min-h-control w-full rounded-md border border-edge bg-surface px-3 text-field placeholder:text-muted"
        />
        <Command.List
          label="What can be chosen"
          className="mt-2 max-h-[min(26rem,55dvh)] overflow-y-auto overscroll-contain"
        >
          <Command.Empty className="px-3 py-4 text-muted">{`Nothing matches “${sought}”.`}</Command.Empty>
          {groups.map(({ heading, places: some }) => (
            <Command.Group key={heading} heading={heading} className={group}>
              {some.map((place) => (
                <Line
                  key={place.to}
                  value={`${heading} ${place.to}`}
                  label={place.label}
                  detail={place.detail}
                  onSelect={() => go(place)}
                />
              ))}
            </Command.Group>
          ))}
          {shownActions.length > 0 ? (
            <Command.Group heading="Actions" className={group}>
              {shownActions.map(({ label, act }) => (
                <Line key={label} value={label} label={label} onSelect={act} />
              ))}
            </Command.Group>
          ) : null}
        </Command.List>
      </Command>
      {search.isError ? (
        <p role="alert" className="text-sm text-danger">
          Clients and others could not be searched. {dataMessage(search.error)}
        </p>
      ) : null}
    </Dialog>
  );
}
