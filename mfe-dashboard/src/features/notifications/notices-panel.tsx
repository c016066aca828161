import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useUser } from 'shared-auth/session-provider';
import { Button } from 'shared-ui/button';
import { Link } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { OpenDialog } from '../../ui/confirm-dialog.tsx';
import { FailedQuery } from '../../ui/states.tsx';
import { drawerStyles } from '../../ui/record-drawer.tsx';
import { ageOf, useNow } from '../../lib/format.ts';
import { useRouteExists } from '../../lib/navigation.ts';
import { useAction } from '../../lib/use-action.ts';
import { foldNotices, type NoticeGroup } from './model.ts';
import { markRead, type Notice } from './queries.ts';

/** Shows the notices as read before they are saved, and as unread again if that fails. */
function useMarkRead() {
  const { id } = useUser();
  const cache = useQueryClient();
  const key = [id, 'notifications'];
  const { act } = useAction({
    run: async (client, ids: readonly string[]) => {
      await cache.cancelQueries({ queryKey: key });
      const before = cache.getQueryData<Notice[]>(key);
      const readAt = new Date().toISOString();
      cache.setQueryData<Notice[]>(key, (all) =>
        all?.map((one) => (ids.includes(one.id) ? { ...one, read_at: one.read_at ?? readAt } : one)),
      );
      try {
        await markRead(client, ids);
      } catch (error) {
        cache.setQueryData(key, before);
        throw error;
      }
    },
    failed: 'It could not be marked as read.',
    changes: ['notifications'],
  });
  return act;
}

interface NoticeProps {
  readonly group: NoticeGroup;
  readonly now: Date;
  readonly onFollow: () => void;
}

function NoticeLine({ group: { title, body, link, createdAt, isUnread }, now, onFollow }: NoticeProps) {
  const isThere = useRouteExists();
  const words = <span className={isUnread ? 'font-semibold' : ''}>{title}</span>;
  return (
    <li className="relative border-b border-line py-3 pl-4 last:border-b-0">
      {isUnread ? (
        <span className="absolute top-5 left-0 size-2 rounded-full bg-copper">
          <VisuallyHidden>Unread: </VisuallyHidden>
        </span>
      ) : null}
      {link !== null && isThere(link) ? (
        <Link
          to={link}
          onClick={onFollow}
          className="wrap-anywhere text-primary after:absolute after:inset-0 hover:underline"
        >
          {words}
        </Link>
      ) : (
        <p className="wrap-anywhere">{words}</p>
      )}
      {body ? <p className="text-sm wrap-anywhere text-muted">{body}</p> : null}
      <p className="text-sm text-muted">
        <time dateTime={createdAt}>{ageOf(createdAt, now)} ago</time>
      </p>
    </li>
  );
}

/** Unread first. Opening the panel marks nothing as read; opening a notification does. */
export function NoticesPanel({ query, onClose }: { query: UseQueryResult<Notice[]>; onClose: () => void }) {
  const mark = useMarkRead();
  const now = useNow();
  const notices = foldNotices(query.data ?? []);
  const unread = notices.flatMap(({ isUnread, ids }) => (isUnread ? ids : []));
  return (
    <OpenDialog title="Notifications" onClose={onClose} className={drawerStyles}>
      {query.isPending ? <Spinner label="Loading notifications" /> : null}
      {query.isError && !query.data ? <FailedQuery what="Notifications" query={query} /> : null}
      {query.data?.length === 0 ? <p className="text-muted">Nothing new.</p> : null}
      {notices.length > 0 ? (
        <>
          <Button
            variant="secondary"
            size="sm"
            disabled={unread.length === 0}
            onClick={() => void mark(unread)}
            className="self-start"
          >
            Mark all as read
          </Button>
          <ul>
            {notices.map((group) => (
              <NoticeLine
                key={group.id}
                group={group}
                now={now}
                onFollow={() => {
                  if (group.isUnread) void mark(group.ids);
                  onClose();
                }}
              />
            ))}
          </ul>
        </>
      ) : null}
    </OpenDialog>
  );
}
