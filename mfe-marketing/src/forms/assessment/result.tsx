import { useId } from 'react';
import { strategies, type Strategy } from 'shared-contract/strategies';
import { PlanSymbol } from 'shared-ui/drawing';
import {
  type Answers,
  type AssessmentQuestion,
  type Band,
  bands,
  inProportionFrom,
  questions,
} from '../../content/assessment/assessment.ts';
import { type AnswerOption, type Look, revenue } from '../../content/assessment/business.ts';

interface StrategyLook {
  readonly strategy: Strategy;
  readonly reason: string;
}

interface Assessment {
  /** 0 (nothing in place) to 100 (everything in place). */
  readonly score: number;
  readonly band: Band;
  /** Recommended strategies, most urgent first. */
  readonly looks: readonly StrategyLook[];
}

const MOST_POINTS = 3;
const LOOKS = 3;
/** Factor for the weight of a strategy that the business is too small for. */
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
 * Computes the score, its band, and the three recommended strategies. Deterministic. The result is not advice and
 * estimates no savings.
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

const BLOCKS = 10;
const WIDTH = 48;
const HEIGHT = 28;
const GAP = 2;

/** Hidden from assistive technology, because the number is next to it. */
function ScoreCourse({ score }: { score: number }) {
  const full = WIDTH * BLOCKS;
  return (
    <svg viewBox={`0 0 ${full} ${HEIGHT}`} aria-hidden="true" className="w-full">
      <rect width={(full * score) / 100} height={HEIGHT} className="fill-copper" />
      {Array.from({ length: BLOCKS }, (_, index) => (
        <rect
          key={index}
          x={index * WIDTH + GAP / 2}
          y={GAP / 2}
          width={WIDTH - GAP}
          height={HEIGHT - GAP}
          fill="none"
          className="stroke-edge"
          strokeWidth={GAP}
        />
      ))}
    </svg>
  );
}

const [smallest] = revenue.options;

export function AssessmentResult({ answers }: { readonly answers: Answers }) {
  const listTitle = useId();
  const { score, band, looks } = assess(answers);
  return (
    <div data-slot="assessment-result" className="grid gap-6">
      <div className="grid gap-3">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-heading text-3xl leading-none tabular-nums">{score}</span>
          <span className="text-muted">of 100</span>
          <span className="font-heading text-xl">{band.title}</span>
        </p>
        <ScoreCourse score={score} />
        <p className="max-w-measure">{band.text}</p>
      </div>
      <div className="grid gap-3">
        <p id={listTitle} className="font-semibold">
          Three of the ten strategies to look at first
        </p>
        <ol aria-labelledby={listTitle} className="border-t border-edge">
          {looks.map(({ strategy, reason }) => (
            <li
              key={strategy.id}
              className="grid grid-cols-[3rem_1fr] gap-x-4 gap-y-1 border-b border-line py-4"
            >
              <PlanSymbol strategy={strategy.id} className="row-span-2 w-12" />
              <p className="font-heading text-lg leading-tight">{strategy.name}</p>
              <p className="col-start-2 text-muted">{reason}</p>
            </li>
          ))}
        </ol>
      </div>
      {answers.annualRevenue === smallest.value ? (
        <p>We work with businesses from $500K of revenue. Below that, take this list to your own CPA.</p>
      ) : null}
      <p className="max-w-measure text-muted">
        This is not tax, legal or investment advice and no estimate of savings. Your own returns show what
        applies to your business.
      </p>
    </div>
  );
}
