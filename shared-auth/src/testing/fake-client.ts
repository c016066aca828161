import { createClient } from '@supabase/supabase-js';
import type { Database } from '../database.types.ts';
import type { DataClient } from '../supabase-client.ts';
import { createFakeControls } from './fake-controls.ts';
import { fakeErrors } from './fake-errors.ts';
import { readRequest, type FakeRequest } from './fake-request.ts';
import { answerFromTable, keyOf, type FakeAnswer, type FakeTable, type Row } from './fake-tables.ts';

type Answers = Readonly<Record<string, unknown>>;

export interface FakeClientInput {
  /** Rows by table. Other tables are empty. */
  readonly tables?: Readonly<Record<string, readonly object[]>>;
  /** Responses of database functions by name. A function is called with the arguments. */
  readonly rpc?: Answers;
  /** Responses of server functions by name. A function is called with the body. */
  readonly functions?: Answers;
  /** Fills in the database defaults of an inserted row, by table. */
  readonly defaults?: Readonly<Record<string, (row: Row) => Row>>;
  readonly controls?: ReturnType<typeof createFakeControls>;
}

const url = 'https://project.example';

function toResponse({ isSingle, isCounted, method, operation }: FakeRequest, answer: FakeAnswer): Response {
  const { error } = answer;
  const isRows = operation !== 'rpc' && operation !== 'functions';
  const rows = Array.isArray(answer.data) ? (answer.data as unknown[]) : [answer.data];
  const missing = isRows && isSingle && rows.length !== 1;
  if (error ?? missing) {
    const { status = 400, ...body } = error ?? fakeErrors.noRow();
    return new Response(JSON.stringify(body), { status });
  }
  const body = isRows && isSingle ? rows[0] : answer.data;
  const range = isCounted ? { 'content-range': `*/${answer.count ?? rows.length}` } : {};
  const headers = { 'content-type': 'application/json', ...range };
  return new Response(method === 'HEAD' ? null : JSON.stringify(body ?? null), { status: 200, headers });
}

/**
 * Creates the library's real data client over in-memory tables, so that a query sends the same request as to a server.
 * Tests read `requests`, make the next call of a name fail (`failNext`) or wait (`holdNext`), and inspect
 * `table(name)`.
 *
 * A call is named `<table>.select <columns>`, `<table>.insert`, `.upsert`, `.update`, `.delete`, `rpc.<name>` or
 * `functions.<name>`. Without its columns, a name matches every selection of the table.
 */
export function createFakeClient({
  tables = {},
  rpc = {},
  functions = {},
  defaults = {},
  controls = createFakeControls(() => undefined),
}: FakeClientInput = {}) {
  const requests: FakeRequest[] = [];
  const kept = new Map<string, FakeTable>();
  const table = (name: string): FakeTable => {
    const rows = (tables[name] ?? []) as readonly Row[];
    const found = kept.get(name) ?? new Map(rows.map((row) => [keyOf(row), row]));
    kept.set(name, found);
    return found;
  };
  const answer = (request: FakeRequest): FakeAnswer => {
    const { operation, target, body } = request;
    if (operation !== 'rpc' && operation !== 'functions')
      return answerFromTable(table(target), request, defaults[target] ?? ((row) => row));
    const given = (operation === 'rpc' ? rpc : functions)[target];
    return { data: typeof given === 'function' ? (given as (body: unknown) => unknown)(body) : given };
  };

  async function fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const request = readRequest(input instanceof Request ? input.url : input.toString(), init);
    requests.push(request);
    const result = await controls.run<FakeAnswer>(request.name, request.args, {
      answer: () => answer(request),
      fail: (error) => ({ error }),
    });
    return toResponse(request, result);
  }

  const client: DataClient = createClient<Database>(url, 'key', {
    accessToken: async () => null,
    global: { fetch },
  });
  return { ...controls, client, requests, table };
}
