/** One browser window or tab, driven by real input. Coordinates are CSS pixels of the viewport. */
export interface Tab {
  /** Resolves when the document has loaded. @throws when the server can't be reached */
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Runs a function in the page and returns what it returns or resolves to. Arguments and result are JSON. */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Runs the text of a script in the page. */
  load(script: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  drag(from: readonly [x: number, y: number], to: readonly [x: number, y: number]): Promise<void>;
  /** Holds all keys of a chord such as `Control+k` and lets them go. Names are those of `KeyboardEvent.key`. */
  press(chord: string): Promise<void>;
  type(text: string): Promise<void>;
  chooseFile(selector: string, file: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Another tab with the same storage. */
  another(): Promise<Tab>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** Name and version, once a tab is open. */
  readonly version: () => string;
  /** The folder that it saves downloads to. */
  readonly downloads: string;
  /** A tab with no cookies. Storage is empty at an origin that nobody visited before. */
  open(): Promise<Tab>;
  /** The pages of the current document as PDF; not there where the driver can't print. */
  readonly print?: (tab: Tab) => Promise<Buffer>;
  close(): Promise<void>;
}
