/** The part of Node's test events that the runner reads. */
export interface TestEvent {
  type: string;
  data: {
    name: string;
    file?: string;
    nesting: number;
    skip?: string | boolean;
    /** Of `test:stderr` and `test:diagnostic`. */
    message?: string;
    details: { duration_ms: number; error?: Error };
  };
}
