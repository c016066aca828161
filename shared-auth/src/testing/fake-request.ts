/** A request as supabase-js sends it, read. */
export interface FakeRequest {
  readonly operation: 'select' | 'insert' | 'upsert' | 'update' | 'delete' | 'rpc' | 'functions';
  /** The table, or the function of the database or the server. */
  readonly target: string;
  readonly columns: string;
  readonly filters: readonly (readonly [column: string, condition: string])[];
  readonly search: URLSearchParams;
  readonly body: unknown;
  /** Exactly one row is asked for. */
  readonly isSingle: boolean;
  /** All rows are asked to be counted. */
  readonly isCounted: boolean;
  readonly method: string;
  /** The table or function with everything that is asked of it, as it reads in the address. */
  readonly address: string;
  /** What a test calls it: `profiles.select role,status`, `profiles.update`, `rpc.client_figures`, `functions.booking`. */
  readonly name: string;
  /** What was written, then the values of the filters by equality. */
  readonly args: readonly unknown[];
}

const notFilters = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);

function operationOf(method: string, prefer: string): FakeRequest['operation'] {
  if (method === 'POST') return prefer.includes('resolution=') ? 'upsert' : 'insert';
  if (method === 'PATCH') return 'update';
  return method === 'DELETE' ? 'delete' : 'select';
}

export function readRequest(input: string, init: RequestInit): FakeRequest {
  const { pathname, searchParams: search } = new URL(input);
  const headers = new Headers(init.headers);
  const method = init.method ?? 'GET';
  const [, service = '', ...rest] = /^\/(rest|functions)\/v1\/(?:(rpc)\/)?(.+)$/.exec(pathname) ?? [];
  const [rpc, target = ''] = rest;
  const prefer = headers.get('prefer') ?? '';
  const operation =
    service === 'functions' ? 'functions' : rpc === undefined ? operationOf(method, prefer) : 'rpc';
  const filters = [...search].filter(([column]) => !notFilters.has(column));
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  const columns = search.get('select') ?? '*';
  const isCall = operation === 'rpc' || operation === 'functions';
  return {
    operation,
    target,
    columns,
    filters,
    search,
    body,
    isSingle: headers.get('accept')?.includes('pgrst.object') ?? false,
    isCounted: prefer.includes('count=exact'),
    method,
    address:
      pathname.replace(/^\/\w+\/v1\//, '') + (String(search) && `?${decodeURIComponent(String(search))}`),
    name: isCall
      ? `${operation}.${target}`
      : `${target}.${operation}${operation === 'select' ? ` ${columns}` : ''}`,
    args: [
      ...(body === undefined ? [] : [body]),
      ...filters.flatMap(([, condition]) => (condition.startsWith('eq.') ? [condition.slice(3)] : [])),
    ],
  };
}
