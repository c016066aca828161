/** Texts and choices, amounts and years, consents, choices of several. */
export type Answer = string | number | true | string[];
/** Answers of one step by field. What was left empty is not there. */
export type StepAnswers = Readonly<Record<string, Answer>>;
/** Answers by step. */
export type Answers = Readonly<Record<string, StepAnswers>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  value === true ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));

/** Reads what the database holds: an older release may have written it. What is no answer is left out. */
export function readAnswers(stored: unknown): Answers {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored)
      .filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]))
      .map(([step, answers]) => [
        step,
        Object.fromEntries(
          Object.entries(answers).filter((entry): entry is [string, Answer] => isAnswer(entry[1])),
        ),
      ]),
  );
}
