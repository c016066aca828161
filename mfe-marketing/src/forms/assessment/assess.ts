import { strategies, type Strategy } from 'shared-contract/strategies';
import {
  bands,
  inProportionFrom,
  questions,
  type Answers,
  type AssessmentQuestion,
  type Band,
} from '../../content/assessment/assessment.ts';
import type { AnswerOption, Look } from '../../content/assessment/question-types.ts';
import { revenue } from '../../content/assessment/size-and-structure.ts';

export interface StrategyLook {
  readonly strategy: Strategy;
  readonly reason: string;
}

export interface Assessment {
  /** 0 (everything is open) to 100 (everything asked about is in place). */
  readonly score: number;
  readonly band: Band;
  /** The strategies that most deserve a look, the most pressing first. */
  readonly looks: readonly StrategyLook[];
}

const MOST_POINTS = 3;
const LOOKS = 3;
/** What is left of a weight where the business is too small for the strategy. */
const OUT_OF_PROPORTION = 0.05;

const sizes: readonly string[] = revenue.options.map(({ value }) => value);

function weightOf({ strategy, weight }: Look, annualRevenue: string): number {
  const from = inProportionFrom[strategy];
  const isTooSmall = from !== undefined && sizes.indexOf(annualRevenue) < sizes.indexOf(from);
  return isTooSmall ? weight * OUT_OF_PROPORTION : weight;
}

function scoreOf(chosen: readonly AnswerOption[]): number {
  const points = chosen.flatMap((option) => option.points ?? []);
  const sum = points.reduce<number>((total, each) => total + each, 0);
  return points.length === 0 ? 0 : Math.round((100 * sum) / (points.length * MOST_POINTS));
}

/**
 * What the answers say: a score, its band, and the three strategies to look at first. The same answers always give the
 * same result. It is no advice and estimates no saving.
 */
export function assess(answers: Answers): Assessment {
  const chosen = (questions as readonly AssessmentQuestion[]).flatMap(
    ({ id, options }) => options.find(({ value }) => value === answers[id]) ?? [],
  );
  const score = scoreOf(chosen);
  const looks = strategies
    .flatMap((strategy) => {
      const look = chosen
        .flatMap((option) => option.look ?? [])
        .find((each) => each.strategy === strategy.id);
      return look ? { strategy, reason: look.reason, weight: weightOf(look, answers.annualRevenue) } : [];
    })
    .sort((one, other) => other.weight - one.weight)
    .slice(0, LOOKS)
    .map(({ strategy, reason }) => ({ strategy, reason }));
  return { score, band: bands.find(({ from }) => score >= from) ?? bands[2], looks };
}
