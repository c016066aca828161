/** What the row of a profile said when it was read. */
export interface ReadName {
  readonly name: string;
  readonly version: number;
}

/** The name was changed somewhere else since this page read it. */
export class NameConflict extends Error {
  readonly errors: Readonly<Record<string, string>>;
  /** What stands there now: the next attempt is over this one. */
  readonly theirs: ReadName;
  constructor(theirs: ReadName) {
    const words = `Changed to “${theirs.name}” on another device since you opened this page. Save again to put yours in its place.`;
    super(words);
    this.errors = { name: words };
    this.theirs = theirs;
  }
}
