import type { ReactNode } from 'react';
import type { ListDefinition, ListQuery } from 'shared-contract/lists/list';
import { readListAddress, writeListAddress, changedQuery } from 'shared-contract/lists/list-address';
import { useMediaQuery } from 'shared-ui/hooks';
import { TextLink } from 'shared-ui/text-link';
import { FailedQuery, type FailedQueryProps } from '../failed-query.tsx';
import { sectionKey } from '../section.ts';
import type { ListPage } from '../../lib/read-list.ts';
import { ListCards, type ListCard } from './list-cards.tsx';
import type { ListCells } from './list-row.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListTable } from './list-table.tsx';
import { useColumns } from './use-columns.ts';

/** How many rows a page shows of each list that it shows the beginning of. */
const ROWS = 10;

/** What a list is asked for at first: the brief and the whole list are one question, and answered once. */
export const firstPage = (list: ListDefinition): ListQuery => readListAddress(list, []).query;

interface Props<Row extends { readonly id: string }, List extends ListDefinition> {
  readonly list: List;
  /** The section of the page that shows the whole list. */
  readonly section: string;
  readonly title: string;
  readonly role: string;
  readonly page: FailedQueryProps['query'] & {
    readonly data: ListPage<Row> | undefined;
    readonly isError: boolean;
  };
  readonly cells: ListCells<Row, List>;
  readonly nameOf: (row: Row) => string;
  readonly cardOf: (row: Row) => ListCard;
  /** Where a row leads, if not to its drawer in the section. */
  readonly recordAddress?: (id: string) => string;
  /** On cards: what can be done with a row. */
  readonly actionsBelow?: (row: Row) => ReactNode;
  /** In the place of the rows where there are none. */
  readonly nothing: ReactNode;
  /** What is said where it cannot be read. */
  readonly failed?: Pick<FailedQueryProps, 'title' | 'lead'>;
  /** Beside the heading. */
  readonly children?: ReactNode;
}

/** The beginning of a list among others: ten rows, and the way to all of them. */
export function BriefList<Row extends { readonly id: string }, List extends ListDefinition>(
  props: Props<Row, List>,
) {
  const { list, section, title, role, page, cells, nameOf, cardOf, nothing, failed, actionsBelow, children } =
    props;
  const { shown } = useColumns(list, role);
  const isTable = useMediaQuery('(min-width: 48rem)');
  const query = firstPage(list);
  const place: [string, string] = [sectionKey, section];
  const addressOf = (next: Partial<ListQuery>) =>
    `?${new URLSearchParams(writeListAddress(list, changedQuery(query, next), [place])).toString()}`;
  const drawerAddress = (id: string) => `?${new URLSearchParams([place, [list.drawerKey, id]]).toString()}`;
  const recordAddress = props.recordAddress ?? drawerAddress;
  const { data } = page;
  const rows = data?.rows.slice(0, ROWS) ?? [];
  const all = `Show all ${data?.total.toLocaleString('en-US') ?? ''}`.trim();
  return (
    <>
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-lg font-semibold">{title}</h2>
        {data && data.total > 0 ? (
          <TextLink to={addressOf({})} aria-label={`${all}: ${title}`}>
            {all}
          </TextLink>
        ) : null}
        {children ? <div className="ml-auto flex flex-wrap items-center gap-2">{children}</div> : null}
      </div>
      {page.isError && !data ? <FailedQuery what={title} query={page} {...failed} /> : null}
      {!data && !page.isError ? <ListSkeleton label={`Loading: ${title}`} /> : null}
      {data && rows.length === 0 ? nothing : null}
      {rows.length > 0 && isTable ? (
        <div className="overflow-x-auto rounded-md border border-line bg-surface">
          <ListTable
            caption={title}
            page={1}
            total={data?.total ?? rows.length}
            opened={null}
            {...{ list, query, rows, shown, cells, nameOf, recordAddress, addressOf }}
          />
        </div>
      ) : null}
      {rows.length > 0 && !isTable ? (
        <ListCards
          cards={rows.map(cardOf)}
          recordAddress={recordAddress}
          actionsBelow={
            actionsBelow &&
            ((id) => {
              const row = rows.find((one) => one.id === id);
              return row ? actionsBelow(row) : null;
            })
          }
        />
      ) : null}
    </>
  );
}
