/** A reason for not starting that is told in one line, without a stack. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** Message of whatever was thrown, on one line. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\s*\n\s*/g, ' ').trim();
}
