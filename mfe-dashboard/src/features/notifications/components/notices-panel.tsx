import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Link } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { notify } from 'shared-ui/toast';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { drawerLook } from '../../../components/record-drawer.tsx';
import { useDeclaredPages } from '../../../layout/menu-items.ts';
import { ageOf } from '../../../lib/age.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { Notice } from '../data/list-notifications.ts';
import { markRead } from '../data/mark-read.ts';
import { foldNotices, type Told } from '../model.ts';

/** Marks at once what is shown here, and takes it back when the server would not. */
function useMarkRead() {
  const { id } = useUser();
  const cache = useQueryClient();
  const key = [id, 'notifications'];
  const { mutate } = useMutation({
    mutationFn: async (ids: readonly string[]) => markRead(await getSupabase(), ids),
    onMutate: async (ids) => {
      await cache.cancelQueries({ queryKey: key });
      const before = cache.getQueryData<Notice[]>(key);
      const read = new Date().toISOString();
      cache.setQueryData<Notice[]>(key, (all) =>
        all?.map((one) => (ids.includes(one.id) ? { ...one, read_at: one.read_at ?? read } : one)),
      );
      return { before };
    },
    onError: (error, _ids, kept) => {
      cache.setQueryData(key, kept?.before);
      notify.error(dataMessage(error, { what: 'That was not marked as read.' }));
    },
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  });
  return mutate;
}

interface NoticeProps {
  readonly told: Told;
  /** Whether its link leads to a page that there is. */
  readonly isLink: boolean;
  readonly now: Date;
  readonly onFollow: () => void;
}

function NoticeLine({
  told: { title, body, link, createdAt, isUnread },
  isLink,
  now,
  onFollow,
}: NoticeProps) {
  const words = <span className={isUnread ? 'font-semibold' : ''}>{title}</span>;
  return (
    <li className="relative border-b border-line py-3 pl-4 last:border-b-0">
      {isUnread ? (
        <span className="absolute top-5 left-0 size-2 rounded-full bg-copper">
          <VisuallyHidden>Unread: </VisuallyHidden>
        </span>
      ) : null}
      {isLink && link !== null ? (
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

interface Props {
  readonly query: UseQueryResult<Notice[]>;
  readonly onClose: () => void;
}

/** The newest notices, the unread ones first. To open it reads nothing; to follow one does. */
export function NoticesPanel({ query, onClose }: Props) {
  const mark = useMarkRead();
  const now = useNow();
  const pages = useDeclaredPages();
  const notices = foldNotices(query.data ?? []);
  const unread = notices.flatMap(({ isUnread, ids }) => (isUnread ? ids : []));
  const isPage = (link: string | null) => pages.some(({ path }) => path === link?.split(/[?#]/)[0]);
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title="Notifications"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={drawerLook}
    >
      {query.isPending ? <Spinner label="Loading notifications" /> : null}
      {query.isError && !query.data ? <FailedQuery what="Notifications" query={query} /> : null}
      {query.data?.length === 0 ? <p className="text-muted">Nothing new.</p> : null}
      {notices.length > 0 ? (
        <>
          <Button
            variant="secondary"
            size="sm"
            disabled={unread.length === 0}
            onClick={() => mark(unread)}
            className="self-start"
          >
            Mark all as read
          </Button>
          <ul>
            {notices.map((told) => (
              <NoticeLine
                key={told.id}
                told={told}
                now={now}
                isLink={isPage(told.link)}
                onFollow={() => {
                  if (told.isUnread) mark(told.ids);
                  onClose();
                }}
              />
            ))}
          </ul>
        </>
      ) : null}
    </Dialog>
  );
}
