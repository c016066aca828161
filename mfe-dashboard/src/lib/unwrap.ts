interface Result {
  readonly data: unknown;
  readonly error: Error | null;
}

/** The data of an answer without an error. */
type DataOf<Given extends Result> = Extract<Given, { readonly error: null }>['data'];

/** Awaits a request of the data client and returns its data. Rejects with the request's error. */
export async function unwrap<Given extends Result>(request: PromiseLike<Given>): Promise<DataOf<Given>> {
  const { data, error } = await request;
  if (error) throw error;
  return data;
}
