import type { ReactNode } from 'react';
import type { ListDefinition, ListQuery } from 'shared-contract/lists/list';
import { changedQuery, readListAddress, writeListAddress } from 'shared-contract/lists/list-address';
import { formatNumber } from 'shared-contract/format';
import { useMediaQuery } from 'shared-ui/hooks';
import { TextLink } from 'shared-ui/text-link';
import { sectionKey } from '../app/sections.tsx';
import type { ListPage } from '../lib/read-list.ts';
import { FailedQuery, type FailedQueryProps, ListSkeleton } from '../ui/states.tsx';
import { useColumns } from './columns.tsx';
import { type ListCard, ListCards } from './list-cards.tsx';
import type { ListCells } from './list-row.tsx';
import { ListTable } from './list-table.tsx';

/** Rows per list on a page that shows several lists. */
const ROWS = 10;

/** Returns the initial query of a list. The brief and the complete list share it, so it is requested only once. */
export const firstPage = (list: ListDefinition): ListQuery => readListAddress(list, []).query;

interface Props<Row extends { readonly id: string }, List extends ListDefinition> {
  readonly list: List;
  /** Section of the page with the complete list. */
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
  /** Address of a row, if it isn't the drawer in the section. */
  readonly recordAddress?: (id: string) => string;
  readonly actionsBelow?: (row: Row) => ReactNode;
  readonly nothing: ReactNode;
  /** Error message if the rows can't be loaded. */
  readonly failed?: Pick<FailedQueryProps, 'title' | 'lead'>;
  readonly children?: ReactNode;
}

/** Shows the first ten rows of a list, and a link to the complete list. */
export function PreviewList<Row extends { readonly id: string }, List extends ListDefinition>(
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
  const all = data ? `Show all ${formatNumber(data.total)}` : '';
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
      {rows.length > 0 && !isTable ? <ListCards {...{ rows, cardOf, recordAddress, actionsBelow }} /> : null}
    </>
  );
}
