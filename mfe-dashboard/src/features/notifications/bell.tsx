import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { loadChunk } from 'shared-ui/chunks';
import { notify } from 'shared-ui/toast';
import { callClock } from '../../lib/call-time.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useLive } from '../../lib/use-live.ts';
import { useNow } from '../../lib/format.ts';
import { unreadBadgeText } from './model.ts';
import { listNotifications, type Notice } from './queries.ts';

const lead = /^\(\d\+?\) /;

/** Prefixes the tab's title with the unread count. Observes `head`, because pages change the title on their own. */
function useUnreadTitle(unread: number): void {
  useEffect(() => {
    const show = () => {
      const bare = document.title.replace(lead, '');
      const wanted = unread === 0 ? bare : `(${unreadBadgeText(unread)}) ${bare}`;
      if (document.title !== wanted) document.title = wanted;
    };
    show();
    const watch = new MutationObserver(show);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = document.title.replace(lead, '');
    };
  }, [unread]);
}

/** Shows the unread count on the icon of the installed app. In a browser tab, the call rejects, which is fine. */
function useAppBadge(unread: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    const changed = unread === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(unread);
    void changed.catch(() => undefined);
  }, [unread]);
  useEffect(
    () => () => {
      if ('clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => undefined);
    },
    [],
  );
}

/** Shows a toast for a call that starts within 15 minutes. */
const SOON_MS = 15 * 60_000;

const callOf = ({ link }: Notice): string | null => /[?&]call=([^&#]+)/.exec(link ?? '')?.[1] ?? null;

/** Returns only the most recent notification of each call, because the call may have been moved or canceled. */
function latestOfCalls(notices: readonly Notice[]): readonly Notice[] {
  const latest = new Map<string, Notice>();
  for (const notice of notices) {
    const call = callOf(notice);
    if (call === null) continue;
    const known = latest.get(call);
    if (!known || known.created_at < notice.created_at) latest.set(call, notice);
  }
  return [...latest.values()];
}

export function callBeginning(notices: readonly Notice[], now: number): Notice | undefined {
  return latestOfCalls(notices)
    .filter(({ happens_at: at }) => at !== null && Date.parse(at) > now && Date.parse(at) - now <= SOON_MS)
    .sort((one, other) => (one.happens_at ?? '').localeCompare(other.happens_at ?? ''))[0];
}

/** Returns unread notifications of leads that were assigned to the user and that aren't in `known`. */
export function leadsGiven(notices: readonly Notice[], known: ReadonlySet<string>): readonly Notice[] {
  return notices.filter(
    ({ id, kind, title, read_at: readAt }) =>
      kind === 'lead' && readAt === null && title.endsWith('is yours to follow up') && !known.has(id),
  );
}

/** Minimum ms between two toasts of the bell. */
const APART_MS = 30_000;

/**
 * Shows a toast for two events only: a call that starts within 15 minutes, and a lead assigned to the user. Each
 * appears once, and only while the tab is visible. The database never notifies users of their own actions.
 */
function useUrgentToast(notices: readonly Notice[] | undefined): void {
  const now = useNow(15_000).getTime();
  const known = useRef<Set<string> | null>(null);
  const last = useRef(-Infinity);
  useEffect(() => {
    if (!notices) return;
    // Notifications in the first response aren't new.
    const seen = (known.current ??= new Set(notices.map(({ id }) => id)));
    if (document.visibilityState === 'hidden' || now - last.current < APART_MS) return;
    const show = (key: string, text: string) => {
      last.current = now;
      seen.add(key);
      notify.info(text);
    };
    const call = callBeginning(notices, now);
    const key = call ? `${call.link ?? call.id} ${call.happens_at ?? ''}` : '';
    if (call?.happens_at && !seen.has(key)) {
      const reference = /CALL-[\w-]+/.exec(call.title)?.[0] ?? 'A call';
      show(key, `${reference} begins at ${callClock(call.happens_at)}.`);
      return;
    }
    const [lead] = leadsGiven(notices, seen);
    if (lead) show(lead.id, lead.title);
  }, [notices, now]);
}

const load = () => loadChunk(() => import(/* webpackChunkName: "dashboard-notices" */ './notices-panel.tsx'));
const NoticesPanel = lazy(async () => ({ default: (await load()).NoticesPanel }));

export function Bell() {
  const [isOpen, setIsOpen] = useState(false);
  const query = useDataQuery('notifications', listNotifications);
  useLive('notifications', ['notifications']);
  const unread = (query.data ?? []).filter(({ read_at: readAt }) => readAt === null).length;
  useUnreadTitle(unread);
  useAppBadge(unread);
  useUrgentToast(query.data);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unreadBadgeText(unread)} unread`}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setIsOpen(true)}
        className="relative flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md border border-transparent hover:border-edge"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="size-5 fill-none stroke-current stroke-2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M6.4 8.5a5.6 5.6 0 0 1 11.2 0c0 5.8 2.4 7.3 2.4 7.3H4s2.4-1.5 2.4-7.3M10.2 19.6a2 2 0 0 0 3.6 0" />
        </svg>
        {unread === 0 ? null : (
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0 min-w-5 rounded-full bg-danger px-1 text-center text-sm leading-5 font-semibold text-on-primary tabular-nums"
          >
            {unreadBadgeText(unread)}
          </span>
        )}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <NoticesPanel query={query} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
