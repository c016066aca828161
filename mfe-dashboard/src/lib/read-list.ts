import type { ListDefinition, ListQuery } from 'shared-contract/lists/list';
import { conditionsOf, orderOf } from 'shared-contract/lists/list-conditions';

/** PostgREST's code for a range that starts after the last row. */
const BEYOND_THE_END = 'PGRST103';

interface Answer<Row> {
  readonly data: Row[] | null;
  readonly count: number | null;
  readonly error: (Error & { readonly code: string }) | null;
}

interface Request<Row> extends PromiseLike<Answer<Row>> {
  filter(field: string, operator: string, value: unknown): this;
  or(conditions: string): this;
  order(field: string, options: { ascending: boolean; nullsFirst?: boolean }): this;
  range(from: number, to: number): this;
}

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Number of all rows that match the filter. */
  readonly total: number;
  /** Number of the returned page. If the requested one is past the end, this is the last page. */
  readonly page: number;
}

/**
 * Reads one page of a list. Rows without a value in the sort column are last.
 * @param request starts the request with its table, columns, and `count: 'exact'`
 * @param me id of the current user
 */
export async function readList<Row>(
  request: () => Request<Row>,
  list: ListDefinition,
  query: ListQuery,
  me: string,
): Promise<ListPage<Row>> {
  const conditions = conditionsOf(list, query, me);
  const requestPage = (page: number): Request<Row> => {
    let pending = request();
    for (const one of conditions)
      pending = 'or' in one ? pending.or(one.or) : pending.filter(one.field, one.operator, one.value);
    for (const { field, ...order } of orderOf(list, query)) pending = pending.order(field, order);
    return pending.range((page - 1) * query.size, page * query.size - 1);
  };
  let { page } = query;
  let answer = await requestPage(page);
  if (answer.error?.code === BEYOND_THE_END) {
    page = 1;
    answer = await requestPage(page);
    const last = Math.ceil((answer.count ?? 0) / query.size);
    if (!answer.error && last > 1) {
      page = last;
      answer = await requestPage(page);
    }
  }
  if (answer.error) throw answer.error;
  return { rows: answer.data ?? [], total: answer.count ?? 0, page };
}
