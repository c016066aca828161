import type { ReactNode } from 'react';
import { Dialog } from 'shared-ui/dialog';
import { useLocation, useNavigate } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from './failed-query.tsx';

interface Query<T> {
  readonly data: T | null | undefined;
  readonly isPlaceholderData: boolean;
  readonly isError: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Props<T> {
  /** What it is, as the beginning of a sentence: "The client". */
  readonly what: string;
  readonly query: Query<T>;
  readonly titleOf: (record: T) => string;
  readonly descriptionOf?: (record: T) => string | undefined;
  /** The address without the drawer. */
  readonly closedAddress: string;
  /** Said where nobody of that id is on the list. */
  readonly absent: string;
  readonly children: (record: T) => ReactNode;
}

/** At the right edge and as high as the window; on a phone the whole of it. The backdrop's own padding is taken back. */
export const drawerLook =
  '-m-4 min-h-dvh self-start w-[calc(100%+2rem)] max-w-none rounded-none border-0 p-4 sm:ml-auto sm:max-w-[35rem] sm:border-l sm:p-6 print:border-0';

/** One record over the list, at an address of its own. It reads the record itself, whatever the list shows. */
export function RecordDrawer<T>({
  what,
  query,
  titleOf,
  descriptionOf,
  closedAddress,
  absent,
  children,
}: Props<T>) {
  const { state } = useLocation() as { state: { isOpenedHere?: boolean } | null };
  const navigate = useNavigate();
  const close = () => {
    if (state?.isOpenedHere === true) void navigate(-1);
    else void navigate(closedAddress, { replace: true, preventScrollReset: true });
  };
  // The one before stays in the cache while the next is read: it is not this one.
  const record = query.isPlaceholderData ? undefined : query.data;
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={record ? titleOf(record) : what}
      description={record ? descriptionOf?.(record) : undefined}
      className={drawerLook}
    >
      {record ? children(record) : null}
      {record === null ? <p>{absent}</p> : null}
      {query.isError && !record ? <FailedQuery what={what} query={query} /> : null}
      {record === undefined && !query.isError ? <Spinner label={`Loading: ${what.toLowerCase()}`} /> : null}
    </Dialog>
  );
}
