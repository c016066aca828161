import { officeZone } from 'shared-contract/firm';
import { conditionsOf, orderOf } from 'shared-contract/lists/list-conditions';
import type { ListDefinition, ListQuery } from 'shared-contract/lists/list';
import { zonedDay } from 'shared-contract/zoned-time';

/** PostgREST's code for a range that begins after the last row. */
const BEYOND_THE_END = 'PGRST103';

interface Answer<Row> {
  readonly data: Row[] | null;
  readonly count: number | null;
  readonly error: (Error & { readonly code: string }) | null;
}

/** A request to the database, as far as a list is made of it. */
interface Request<Row> extends PromiseLike<Answer<Row>> {
  filter(field: string, operator: string, value: unknown): this;
  or(conditions: string): this;
  order(field: string, options: { ascending: boolean; nullsFirst?: boolean }): this;
  range(from: number, to: number): this;
}

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Of all that pass the filter. */
  readonly total: number;
  /** Which page these rows are: the last one where a later one was asked for. */
  readonly page: number;
}

/**
 * One page of a list. What has no value in the column that orders it stands last.
 * @param request begins the request: table, columns and `count: 'exact'`
 * @param me id of who asks
 * @throws the database's error
 */
export async function readList<Row>(
  request: () => Request<Row>,
  list: ListDefinition,
  query: ListQuery,
  me: string,
): Promise<ListPage<Row>> {
  const today = zonedDay(new Date(), officeZone);
  const conditions = conditionsOf(list, query, { me, today, zone: officeZone });
  const ask = (page: number): Request<Row> => {
    let asked = request();
    for (const one of conditions)
      asked = 'or' in one ? asked.or(one.or) : asked.filter(one.field, one.operator, one.value);
    for (const { field, ...order } of orderOf(list, query)) asked = asked.order(field, order);
    return asked.range((page - 1) * query.size, page * query.size - 1);
  };
  let { page } = query;
  let answer = await ask(page);
  if (answer.error?.code === BEYOND_THE_END) {
    page = 1;
    answer = await ask(page);
    const last = Math.ceil((answer.count ?? 0) / query.size);
    if (!answer.error && last > 1) {
      page = last;
      answer = await ask(page);
    }
  }
  if (answer.error) throw answer.error;
  return { rows: answer.data ?? [], total: answer.count ?? 0, page };
}
