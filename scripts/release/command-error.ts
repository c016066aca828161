/** An expected failure of a release. Its message explains what is wrong and where. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
