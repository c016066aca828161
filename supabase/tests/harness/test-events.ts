/** The fields of Node's test events that the runner reads. */
export interface TestEvent {
  type: string;
  data: {
    name: string;
    file?: string;
    nesting: number;
    skip?: string | boolean;
    /** Set for `test:stderr` and `test:diagnostic`. */
    message?: string;
    details: { duration_ms: number; error?: Error };
  };
}

/** Time in ms after which a test file counts as hanging. Ten times what the slowest file takes on a calm machine. */
export const HANG_MS = 900_000;
