import type { ListQuery } from 'shared-contract/lists/list';
import { SearchField } from './search-field.tsx';

interface Props {
  /** What is looked for where: "Search by name or company". It names the field and stands in it while it is empty. */
  readonly label: string;
  readonly query: ListQuery;
  readonly change: (next: Partial<ListQuery>, options?: { readonly replace?: boolean }) => void;
}

export function ListSearch({ label, query, change }: Props) {
  return <SearchField label={label} search={query.q} write={(q) => change({ q }, { replace: true })} />;
}
