/** The name was changed somewhere else since this page read it. */
export class NameConflict extends Error {
  readonly errors: Readonly<Record<string, string>>;
  constructor(theirs: string) {
    const words = `Changed to “${theirs}” on another device since you opened this page. Save again to put yours in its place.`;
    super(words);
    this.errors = { name: words };
  }
}
