import { Fragment, type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from 'shared-ui/button';
import { useLocation, useNavigate } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { useReplace } from '../lib/navigation.ts';
import { OpenDialog } from './confirm-dialog.tsx';
import { FailedQuery, type FailedQueryProps } from './states.tsx';
import { TabLinks, type TabLinksProps } from './tabs.tsx';

interface Props<T> {
  /** Type of the record, as the start of a sentence: "The client". */
  readonly what: string;
  readonly query: FailedQueryProps['query'] & {
    readonly data: T | null | undefined;
    readonly isPlaceholderData: boolean;
    readonly isError: boolean;
  };
  readonly titleOf: (record: T) => string;
  readonly descriptionOf?: (record: T) => string | undefined;
  /** Address of the list without the drawer. */
  readonly closedAddress: string;
  /** Message if the list has no such record. */
  readonly absent: string;
  readonly children: (record: T) => ReactNode;
}

/** Full height at the right edge, and full screen on phones. Negative margins cancel the backdrop's padding. */
export const drawerStyles =
  '-m-4 min-h-dvh self-start w-[calc(100%+2rem)] max-w-none rounded-none border-0 p-4 sm:ml-auto sm:max-w-[35rem] sm:border-l sm:p-6 print:border-0';

/** A record in a drawer with its own address. It reads the record itself, so it doesn't depend on the list's page. */
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
  // The query returns the previous application as placeholder data until the next one loads. Don't show it.
  const record = query.isPlaceholderData ? undefined : query.data;
  return (
    <OpenDialog
      onClose={close}
      title={record ? titleOf(record) : what}
      description={record ? descriptionOf?.(record) : undefined}
      className={drawerStyles}
    >
      {record ? children(record) : null}
      {record === null ? <p>{absent}</p> : null}
      {query.isError && !record ? <FailedQuery what={what} query={query} /> : null}
      {record === undefined && !query.isError ? <Spinner label={`Loading: ${what.toLowerCase()}`} /> : null}
    </OpenDialog>
  );
}

export interface Neighbours {
  /** Addresses of the adjacent drawers. Null at the ends of the list's page. */
  readonly previous: string | null;
  readonly next: string | null;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;

/** Opens the previous or next record, by button or with k and j. */
export function RecordNeighbours({ previous, next }: Neighbours) {
  const open = useReplace();
  const go = useEffectEvent((event: KeyboardEvent) => {
    const to = event.key === 'j' ? next : event.key === 'k' ? previous : null;
    const isOurs = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
    // Ignore the keys while a dialog is open above the drawer.
    if (
      to === null ||
      !isOurs ||
      isTyping(event.target) ||
      document.querySelectorAll('[role="dialog"]').length > 1
    )
      return;
    open(to);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => go(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const way = (to: string | null, words: string) =>
    to === null ? null : (
      <Button variant="quiet" size="sm" onClick={() => open(to)}>
        {words}
      </Button>
    );
  if (previous === null && next === null) return null;
  return (
    <div className="ml-auto flex gap-2 print:hidden">
      {way(previous, 'Previous')}
      {way(next, 'Next')}
    </div>
  );
}

interface FactsProps {
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
}

export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2">
      {facts.map(({ term, value }) => (
        <Fragment key={term}>
          <dt className="text-muted">{term}</dt>
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Tabs of a record's drawer. Each has its own address. */
export function RecordTabs(tabs: Pick<TabLinksProps, 'label' | 'tabs' | 'shown'>) {
  const state: unknown = useLocation().state;
  return (
    <TabLinks
      {...tabs}
      replace
      state={state}
      preventScrollReset
      className="-mx-1 border-b border-line px-1 print:hidden"
    />
  );
}
