/** The way back from the last change that was made in this tab. */
let last: (() => Promise<void>) | null = null;

/** Keeps the way back, and no older one. Whoever comes next has none. */
export function keepLastChange(undo: () => Promise<void>): void {
  last = undo;
}

/** A way back that was gone is none any more. */
export function forgetLastChange(undo?: () => Promise<void>): void {
  if (undo === undefined || last === undo) last = null;
}

/** Takes back the last change of this tab; false where there is none. */
export function undoLastChange(): boolean {
  if (!last) return false;
  const undo = last;
  last = null;
  void undo();
  return true;
}
