import { lazy, Suspense, useState } from 'react';
import { loadChunk } from 'shared-ui/chunks';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { useLive } from '../../../lib/use-live.ts';
import { listNotifications } from '../data/list-notifications.ts';
import { unreadMark } from '../model.ts';
import { useAppBadge, useUnreadTitle } from '../use-unread-marks.ts';
import { useUrgentToast } from '../use-urgent-toast.ts';

const load = () => loadChunk(() => import(/* webpackChunkName: "dashboard-notices" */ './notices-panel.tsx'));
const NoticesPanel = lazy(async () => ({ default: (await load()).NoticesPanel }));

/** How many notices wait to be read, and the way to them. */
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
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unreadMark(unread)} unread`}
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
            {unreadMark(unread)}
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
