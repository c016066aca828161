import type { StrategyId } from 'shared-contract/strategies';

/** Why an answer makes a strategy worth a look, and how pressing that is (0 to 10) beside the others. */
export interface Look {
  readonly strategy: StrategyId;
  readonly weight: number;
  /** One or two sentences to the owner, from the answer alone. */
  readonly reason: string;
}

export interface AnswerOption {
  /** Stored with the answers: short, and readable without the questionnaire. */
  readonly value: string;
  readonly label: string;
  /** 0 (open) to 3 (in place). Without points the question does not apply, and is left out of the score. */
  readonly points?: 0 | 1 | 2 | 3;
  readonly look?: Look;
}

export interface Question {
  /** Name of the field, and of the answer where it is stored. */
  readonly id: string;
  readonly legend: string;
  readonly hint?: string;
  /** What an empty answer is told. */
  readonly missing: string;
  readonly options: readonly [AnswerOption, ...AnswerOption[]];
}
