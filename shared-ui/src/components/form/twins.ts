/** Forms of one draft on one page: what is typed or sent in one shows in the others. */
interface Twin {
  readonly onChange: () => void;
  readonly onSent: (value: unknown, answer: unknown) => void;
}

const twins = new Map<string, Set<Twin>>();

/** @returns a function that leaves again */
export function joinTwins(key: string, twin: Twin): () => void {
  const group = twins.get(key) ?? new Set();
  twins.set(key, group.add(twin));
  return () => {
    group.delete(twin);
  };
}

/** Everybody in the group but the one that calls. */
export function otherTwins(key: string, self: Twin | null): Twin[] {
  return [...(twins.get(key) ?? [])].filter((twin) => twin !== self);
}
