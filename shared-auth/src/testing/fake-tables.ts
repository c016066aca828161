import type { FakeError } from './fake-errors.ts';
import { fakeErrors } from './fake-errors.ts';
import type { FakeRequest } from './fake-request.ts';

export type Row = Readonly<Record<string, unknown>>;
/** Rows by `id`, or by `user_id` if there is no `id`. */
export type FakeTable = Map<string, Row>;

/** The response to a request. `count` includes all rows that match the filters, not only the returned page. */
export interface FakeAnswer {
  readonly data?: unknown;
  readonly count?: number;
  readonly error?: FakeError;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

export const keyOf = (row: Row): string => textOf(row['id'] ?? row['user_id']);

/** Splits a list such as `a,b.in.(c,d),"e,f"`. Text in brackets or quotes is one item. */
function partsOf(list: string): string[] {
  return list.match(/(?:"(?:[^"\\]|\\.)*"|\([^)]*\)|\{[^}]*\}|[^,])+/g) ?? [];
}

const unquoted = (text: string): string =>
  text.startsWith('"') ? text.slice(1, -1).replace(/\\(.)/g, '$1') : text;

/**
 * Supports the filters that the product uses: `eq`, `neq`, `is`, `in`, `ov`, `gte`, `lte`, `ilike`, and `or` between
 * them.
 */
function holds(row: Row, column: string, condition: string): boolean {
  if (column === 'or')
    return partsOf(condition.slice(1, -1)).some((part) => {
      const [name = '', ...rest] = part.split('.');
      return holds(row, name, rest.join('.'));
    });
  const [, operator = '', wanted = ''] = /^(\w+)\.(.*)$/s.exec(condition) ?? [];
  const value = row[column];
  const inList = () => partsOf(wanted.slice(1, -1)).map(unquoted);
  switch (operator) {
    case 'eq':
      return Array.isArray(value) ? wanted === `{${value.join(',')}}` : textOf(value) === wanted;
    case 'neq':
      return textOf(value) !== wanted;
    case 'is':
      return textOf(value ?? null) === wanted;
    case 'in':
      return inList().includes(textOf(value));
    case 'ov':
      return inList().some((one) => Array.isArray(value) && value.includes(one));
    case 'gte':
      return value !== null && textOf(value) >= wanted;
    case 'lte':
      return value !== null && textOf(value) <= wanted;
    case 'ilike':
      return textOf(value ?? '')
        .toLowerCase()
        .includes(wanted.replaceAll('%', '').toLowerCase());
    default:
      throw new Error(`The fake client does not know the filter ${column}=${condition}`);
  }
}

/** Rows of another table, such as `cohorts(name)`, are stored in the row under that table's name. */
function columnsOf(row: Row, columns: string): Row {
  if (columns === '*') return row;
  const names = [...columns.matchAll(/(\w+)(?:\([^)]*\))?/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

function sorted(rows: readonly Row[], order: string | null): Row[] {
  const terms = (order ?? '').split(',').filter(Boolean);
  return [...rows].sort((a, b) => {
    for (const term of terms) {
      const [column = '', direction, nulls] = term.split('.');
      const [one, other] = [a[column] ?? null, b[column] ?? null];
      // As in PostgreSQL, null is greater than every value unless the query sets the order of nulls.
      const first = nulls === undefined ? direction === 'desc' : nulls === 'nullsfirst';
      if ((one === null) !== (other === null)) return (one === null) === first ? -1 : 1;
      const [less, more] = direction === 'desc' ? [other, one] : [one, other];
      if (one !== other) return textOf(less) < textOf(more) ? -1 : 1;
    }
    return 0;
  });
}

function read(found: readonly Row[], { search, columns }: FakeRequest): FakeAnswer {
  const offset = Number(search.get('offset') ?? 0);
  if (offset > 0 && offset >= found.length) return { error: fakeErrors.beyondTheEnd() };
  const shown = sorted(found, search.get('order')).slice(
    offset,
    offset + Number(search.get('limit') ?? Infinity),
  );
  return { data: shown.map((row) => columnsOf(row, columns)), count: found.length };
}

/** Applies a request to a table as PostgREST would. `complete` fills in the database's defaults. */
export function answerFromTable(
  table: FakeTable,
  request: FakeRequest,
  complete: (row: Row) => Row,
): FakeAnswer {
  const { operation, filters, body, columns } = request;
  const found = [...table.values()].filter((row) =>
    filters.every(([column, condition]) => holds(row, column, condition)),
  );
  if (operation === 'select') return read(found, request);
  if (operation === 'delete') {
    for (const row of found) table.delete(keyOf(row));
    return { data: found };
  }
  const given = [body].flat() as Row[];
  const changed = operation === 'update' ? found.map((row) => ({ ...row, ...given[0] })) : given;
  if (operation === 'insert' && changed.some((row) => table.has(keyOf(row))))
    return { error: fakeErrors.duplicate() };
  const written = changed.map((row) => {
    const before = table.get(keyOf(row));
    const whole = before === undefined ? complete(row) : { ...before, ...row };
    table.set(keyOf(row), whole);
    return columnsOf(whole, columns);
  });
  return { data: written };
}
