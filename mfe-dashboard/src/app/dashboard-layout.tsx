import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { roleLabel, roleOf } from 'shared-auth/roles';
import { useOptionalUser, useSession, useUser } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { type Brand, brand } from 'shared-ui/brand';
import { loadChunk } from 'shared-ui/chunks';
import { Outlet } from 'shared-ui/router';
import { TextLink } from 'shared-ui/text-link';
import { notify } from 'shared-ui/toast';
import { useAccountTheme } from '../lib/account-theme.ts';
import { openLine } from '../lib/live.ts';
import { hasStoryDrafts, onStoriesWritten } from '../lib/sign-out.ts';
import { ConnectionLine } from './connection-line.tsx';
import { QueryScope } from './query-scope.tsx';
import { Sidebar, TopBar } from './top-bar.tsx';

const { isDemo }: Brand = brand;

function DashboardFooter() {
  return (
    <footer className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line px-4 py-4 text-sm text-muted md:px-6 min-[100rem]:px-8 print:hidden">
      <p>
        {brand.name}.
        {isDemo ? ' People, firms and quotes shown here are invented for this demonstration.' : ''}
      </p>
      <nav aria-label="Legal and contact">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          <li>
            <TextLink to={paths.terms}>Terms and conditions</TextLink>
          </li>
          <li>
            <TextLink to={paths.privacy}>Privacy policy</TextLink>
          </li>
          <li>
            <TextLink to={paths.contact}>Contact</TextLink>
          </li>
        </ul>
      </nav>
    </footer>
  );
}

const Unsent = lazy(async () => {
  // If the chunk fails to load, the next page tries again.
  const module = await loadChunk(
    () => import(/* webpackChunkName: "dashboard-unsent" */ '../features/stories/unsent-stories.tsx'),
  ).catch(() => null);
  return { default: module?.UnsentStories ?? (() => null) };
});

/** Sends story text that is stored on this device, from any dashboard page. Loads its code only if there is some. */
function UnsentStories() {
  const { id } = useUser();
  const [isWanted, setIsWanted] = useState(() => hasStoryDrafts(id));
  useEffect(() => onStoriesWritten(() => setIsWanted(true)), []);
  return isWanted ? (
    <Suspense fallback={null}>
      <Unsent />
    </Suspense>
  ) : null;
}

/** After this many ms away from the tab, the user's role may have changed. */
const AWAY_MS = 30_000;

/**
 * Reloads the user's profile when its row changes, and when they return to the tab after `AWAY_MS`. If the role has
 * changed, clears the cached queries: the new role may not have access to that data.
 *
 * A component, because it needs the query client of `QueryScope`, which the layout itself renders.
 */
function OwnProfile(): null {
  const { id } = useUser();
  const { profile, reloadProfile } = useSession();
  const cache = useQueryClient();
  const reload = useEffectEvent(() => void reloadProfile().catch(() => undefined));
  useEffect(() => {
    const row = { event: '*', schema: 'public', table: 'profiles', filter: `id=eq.${id}` } as const;
    return openLine(
      'own-profile',
      (channel) => channel.on('postgres_changes', row, () => reload()),
      () => reload(),
    );
  }, [id]);
  useEffect(() => {
    let since = Date.now();
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') since = Date.now();
      else if (Date.now() - since > AWAY_MS) {
        since = Date.now();
        reload();
      }
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
  const role = profile ? roleOf(profile) : null;
  const lastRole = useRef(role);
  useEffect(() => {
    const before = lastRole.current;
    lastRole.current = role;
    if (before === null || role === null || before === role) return;
    void cache.resetQueries();
    notify.info(`Your role has changed: you are now ${roleLabel(role)}.`);
  }, [cache, role]);
  return null;
}

/** Layout of every dashboard page. The shell's guard runs before it. */
export function Component() {
  const user = useOptionalUser();
  useAccountTheme();
  if (!user) return null;
  return (
    <QueryScope key={user.id}>
      <div
        data-surface="work"
        className="grid min-h-dvh grid-rows-[auto_1fr] bg-ground text-ink lg:grid-cols-[15rem_minmax(0,1fr)] print:block"
      >
        <a
          href="#main"
          className="sr-only z-20 rounded-md border border-edge bg-surface px-4 py-3 font-semibold text-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to main content
        </a>
        <div className="sticky top-0 z-10 col-span-full">
          <TopBar />
          <ConnectionLine />
        </div>
        <OwnProfile />
        <UnsentStories />
        <aside aria-label="Sidebar" className="hidden border-r border-line bg-surface lg:block print:hidden">
          <Sidebar className="sticky top-12 flex max-h-[calc(100dvh-3rem)] overflow-y-auto" />
        </aside>
        <div className="flex min-w-0 flex-col">
          {/* At least as tall as the window below the top bar, so that the footer doesn't move while content loads. */}
          <main
            id="main"
            tabIndex={-1}
            className="min-h-[calc(100dvh-3rem)] flex-1 px-4 py-4 outline-none md:px-6 min-[100rem]:px-8 print:min-h-0"
          >
            <Outlet />
          </main>
          <DashboardFooter />
        </div>
      </div>
    </QueryScope>
  );
}
