/** Why something is not released. Its message is for whoever gave the command: lines that name what and where. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
