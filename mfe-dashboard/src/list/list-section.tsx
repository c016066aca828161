import type { ReactNode } from 'react';
import type { ListDefinition } from 'shared-contract/lists/list';
import { ExportButton } from '../ui/export-button.tsx';
import { PageHead } from '../ui/page-parts.tsx';
import { EmptyList } from '../ui/states.tsx';
import type { ListFiltersProps } from './filters.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { ListView, type ListViewProps } from './list-view.tsx';

interface ListSectionProps<Row extends { readonly id: string }, List extends ListDefinition> extends Omit<
  ListViewProps<Row, List>,
  'nothing'
> {
  /** Label of the search field. Without one, there is no search. */
  readonly search?: string;
  readonly people?: ListFiltersProps['people'];
  readonly nothing: string;
  /** Shown in the header, before the export button. */
  readonly headActions?: ReactNode;
  /** Between the header and the toolbar. */
  readonly children?: ReactNode;
}

/** A section that consists of one list: header with export, toolbar, and rows. */
export function ListSection<Row extends { readonly id: string }, List extends ListDefinition>({
  search,
  people,
  nothing,
  headActions,
  children,
  ...view
}: ListSectionProps<Row, List>) {
  const { screen, page, title, things, selection } = view;
  const { list, columns, isNarrowed, clear } = screen;
  return (
    <>
      <PageHead title={title} count={page.data?.total}>
        {headActions}
        <ExportButton list={list.name} columns={columns.shown} total={page.data?.total} />
      </PageHead>
      {children}
      <ListToolbar {...{ screen, search, people, selection }} />
      <ListView
        {...view}
        nothing={
          <EmptyList
            title={nothing}
            action={isNarrowed ? { label: `Show all ${things.many}`, run: clear } : undefined}
          />
        }
      />
    </>
  );
}
