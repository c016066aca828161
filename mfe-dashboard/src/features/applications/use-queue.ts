import { useSearchParams } from 'shared-ui/router';
import { inOrder, isOpenOnly, queueFrom, usualSort, type SortColumn } from './queue.ts';

/** Keys of the address with their values; null takes one away. */
export type Change = Readonly<
  Partial<Record<'q' | 'status' | 'type' | 'cohort' | 'due' | 'sort' | 'size', string | null>>
>;

function changed(current: URLSearchParams, next: Change): URLSearchParams {
  const params = new URLSearchParams(current);
  // What is found changes, so its pages begin anew.
  params.delete('page');
  // Each view has an order of its own.
  if (next.status !== undefined) params.delete('sort');
  for (const [key, value] of Object.entries(next)) {
    if (value === null || value === '') params.delete(key);
    else params.set(key, value);
  }
  return inOrder(params);
}

/** Filter, order, page and the opened application stand in the address, so that all of it can be linked to. */
export function useQueue() {
  const [address, setAddress] = useSearchParams();
  const { unknown, ...queue } = queueFrom(address);
  const change = (next: Change, { replace = false } = {}) =>
    setAddress((current) => changed(current, next), { replace, preventScrollReset: true });
  const addressWith = (next: (params: URLSearchParams) => void): string => {
    const params = new URLSearchParams(address);
    next(params);
    return `?${inOrder(params).toString()}`;
  };
  const atPage = (params: URLSearchParams, page: number) => {
    if (page === 1) params.delete('page');
    else params.set('page', String(page));
  };
  return {
    queue,
    /** How many words of the address were left out. */
    unknown,
    /** Search or a filter leaves some out, whatever the states are. */
    isFiltered:
      queue.search !== '' || queue.types.length > 0 || queue.cohorts.length > 0 || queue.due !== null,
    isUsual: isOpenOnly(queue.statuses),
    change,
    /** Takes away search and filters, and shows everything. */
    showAll: () => setAddress(new URLSearchParams({ status: 'all' })),
    pageAddress: (page: number) => addressWith((params) => atPage(params, page)),
    /** The page that there is, in the place of one after the last. */
    correctPage: (page: number) =>
      setAddress(
        (current) => {
          const params = new URLSearchParams(current);
          atPage(params, page);
          return params;
        },
        { replace: true, preventScrollReset: true },
      ),
    addressOf: (id: string) => addressWith((params) => params.set('application', id)),
    sortAddress: (column: SortColumn) => {
      const { sort, statuses } = queue;
      const descending = sort.column === column ? !sort.descending : column === 'submitted';
      const usual = usualSort(statuses);
      const isUsual = usual.column === column && usual.descending === descending;
      return addressWith((params) => {
        params.delete('page');
        if (isUsual) params.delete('sort');
        else params.set('sort', `${descending ? '-' : ''}${column}`);
      });
    },
  };
}
export type QueueControls = ReturnType<typeof useQueue>;
