import { useId } from 'react';
import { PlanSymbol } from 'shared-ui/drawing';
import type { Answers } from '../../content/assessment/assessment.ts';
import { revenue } from '../../content/assessment/size-and-structure.ts';
import { assess } from './assess.ts';

const BLOCKS = 10;
const WIDTH = 48;
const HEIGHT = 28;
const GAP = 2;

/** The score as one course of ten stones. The number stands beside it. */
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

/** What the answers came to: the score, its band, and the three strategies to look at first. */
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
        <p>
          We work with businesses from $500K of revenue. Below that, this list is for you and your own CPA to
          keep.
        </p>
      ) : null}
      <p className="max-w-measure text-muted">
        Ten answers sort questions; they do not answer them. This is no tax, legal or investment advice and no
        estimate of a saving. What holds for your business is found on your own returns.
      </p>
    </div>
  );
}
