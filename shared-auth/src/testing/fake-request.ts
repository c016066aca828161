/** A parsed request of supabase-js. */
export interface FakeRequest {
  readonly operation: 'select' | 'insert' | 'upsert' | 'update' | 'delete' | 'rpc' | 'functions';
  /** The table, database function, or server function. */
  readonly target: string;
  readonly columns: string;
  readonly filters: readonly (readonly [column: string, condition: string])[];
  readonly search: URLSearchParams;
  readonly body: unknown;
  readonly isSingle: boolean;
  readonly isCounted: boolean;
  readonly method: string;
  /** The table or function with its query string. */
  readonly address: string;
  /**
   * The call's name in tests: `profiles.select role,status`, `profiles.update`, `rpc.client_figures`,
   * `functions.booking`.
   */
  readonly name: string;
  /** The body, then the values of the `eq` filters. */
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
