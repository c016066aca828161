/** One browser window or tab, driven by real input. Coordinates are CSS pixels of the viewport. */
export interface Tab {
  /**
   * Resolves when the document has loaded.
   * @throws when the server can't be reached
   */
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Runs a function in the page and returns what it returns or resolves to. Arguments and result are JSON. */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Runs a script's text in the page. */
  load(script: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  drag(from: readonly [x: number, y: number], to: readonly [x: number, y: number]): Promise<void>;
  /** Presses all keys of a chord such as `Control+k`, then releases them. Names are those of `KeyboardEvent.key`. */
  press(chord: string): Promise<void>;
  type(text: string): Promise<void>;
  chooseFile(selector: string, file: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Another tab with the same storage. */
  another(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Engine {
  /** Name and version, once a tab is open. */
  readonly version: () => string;
  /** The folder for downloads. */
  readonly downloads: string;
  /** Opens a tab without cookies. Storage is empty if the origin was never visited. */
  open(): Promise<Tab>;
  /** Prints the current document as PDF. Missing if the driver can't print. */
  readonly print?: (tab: Tab) => Promise<Buffer>;
  close(): Promise<void>;
}
