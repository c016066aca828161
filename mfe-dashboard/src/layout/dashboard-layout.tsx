import { useOptionalUser } from 'shared-auth/session-provider';
import { Outlet } from 'shared-ui/router';
import { useAccountTheme } from '../lib/account-theme.ts';
import { ConnectionLine } from './connection-line.tsx';
import { DashboardFooter } from './dashboard-footer.tsx';
import { KeptStories } from './kept-stories.tsx';
import { QueryScope } from './query-scope.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useOwnStanding } from './use-own-standing.ts';

/** Needs the cache of whoever is signed in, and shows nothing. */
function Standing(): null {
  useOwnStanding();
  return null;
}

/** The frame of every page for members: top bar, menu of the role, content. The shell's guard stands before it. */
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
        <Standing />
        <KeptStories />
        <aside aria-label="Sidebar" className="hidden border-r border-line bg-surface lg:block print:hidden">
          <Sidebar className="sticky top-12 flex max-h-[calc(100dvh-3rem)] overflow-y-auto" />
        </aside>
        <div className="flex min-w-0 flex-col">
          {/* As high as the window below the bar: the footer stands still, whatever comes into the page. */}
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
