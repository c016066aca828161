/** Concurrent actions: enough for a remote store, and within its limits. */
const AT_ONCE = 16;

/**
 * Runs an action for each item, with limited concurrency. After a failure it starts no new actions, waits for the
 * running ones, and throws the first error.
 */
export async function eachOf<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  atOnce = AT_ONCE,
): Promise<void> {
  const left = items.values();
  let failure: { readonly error: unknown } | undefined;
  const work = async () => {
    for (const item of left) {
      if (failure) return;
      try {
        await act(item);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  if (failure) throw failure.error as Error;
}
