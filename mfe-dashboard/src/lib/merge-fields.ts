export interface Merged<Fields> {
  /** What only we have changed: saved as it is. */
  readonly ours: Partial<Fields>;
  /** What both have changed, and not to the same: somebody has to choose. */
  readonly conflicts: readonly (keyof Fields & string)[];
}

/** Lists of names are the same in any order. */
const inOrder = (value: unknown): string | null =>
  Array.isArray(value) ? JSON.stringify(value.map(String).sort()) : null;

const isSame = (one: unknown, other: unknown): boolean => {
  const [first, second] = [inOrder(one), inOrder(other)];
  if (first !== null && second !== null) return first === second;
  return one === other || (one ?? null) === (other ?? null);
};

/**
 * Puts together what two people made of one record.
 * @param before what both began with
 * @param mine what we have made of it; a field that it does not name is not ours to change
 * @param theirs what stands now
 */
export function mergeFields<Fields extends object>(
  before: Fields,
  mine: Partial<Fields>,
  theirs: Fields,
): Merged<Fields> {
  const ours: Partial<Fields> = {};
  const conflicts: (keyof Fields & string)[] = [];
  for (const field of Object.keys(mine) as (keyof Fields & string)[]) {
    const value = mine[field];
    if (value === undefined || isSame(value, before[field]) || isSame(value, theirs[field])) continue;
    if (isSame(before[field], theirs[field])) ours[field] = value;
    else conflicts.push(field);
  }
  return { ours, conflicts };
}
