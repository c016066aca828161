declare module 'jest-axe' {
  /** Runs axe on an element of the document, or on HTML. */
  export function axe(
    html: Element | string,
    options?: {
      rules?: Record<string, { enabled: boolean }>;
      /** axe describes all elements only for these. */
      resultTypes?: 'violations'[];
    },
  ): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
}
