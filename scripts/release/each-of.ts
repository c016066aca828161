/** So many at once: enough for a store at a distance, and no more than it likes. */
const AT_ONCE = 16;

/** Does something with each, a few at once. The first failure is the failure of all; those that run are waited for. */
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
