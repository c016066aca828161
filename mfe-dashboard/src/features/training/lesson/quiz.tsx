import { useEffect, useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import type { TrainingModule } from '../module-types.ts';
import { CHECK, PASSED, type Progress } from '../progress.ts';
import { headingId } from './lesson-context.ts';
import { QuizQuestion } from './quiz-question.tsx';

const POINTS = 20;

interface Props {
  readonly module: TrainingModule;
  readonly progress: Progress;
  readonly onScore: (score: number) => void;
}

interface TryProps extends Props {
  readonly onAgain: () => void;
}

/** Five questions, each checked by itself; the result follows the last. */
function Try({ module, progress, onScore, onAgain }: TryProps) {
  const [checked, setChecked] = useState<Readonly<Record<string, boolean>>>({});
  const { quiz } = module;
  const right = Object.values(checked).filter(Boolean).length;
  const isDone = Object.keys(checked).length === quiz.length;
  return (
    <>
      {quiz.map((question, index) => (
        <QuizQuestion
          key={question.id}
          module={module}
          question={question}
          number={index + 1}
          onChecked={(isRight) => {
            const next = { ...checked, [question.id]: isRight };
            setChecked(next);
            if (Object.keys(next).length === quiz.length)
              onScore(Object.values(next).filter(Boolean).length * POINTS);
          }}
        />
      ))}
      <div role="status" className="mt-4">
        {isDone ? (
          <p className="font-semibold">
            {right} of {quiz.length} right: {right * POINTS} points.{' '}
            {right * POINTS >= PASSED
              ? 'The check is passed.'
              : `${String(PASSED)} pass the check. Your best so far is ${String(Math.max(progress.score ?? 0, right * POINTS))}.`}
          </p>
        ) : null}
      </div>
      {isDone ? (
        <Button variant="secondary" size="sm" className="mt-2" onClick={onAgain}>
          Answer all five again
        </Button>
      ) : null}
    </>
  );
}

/** The check of a module: any number of tries, of which the best counts. */
export function Quiz(props: Props) {
  const [attempt, setAttempt] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (attempt > 1) heading.current?.focus();
  }, [attempt]);
  const { score } = props.progress;
  return (
    <section aria-labelledby={headingId(CHECK)} className="print:hidden">
      <h2 ref={heading} id={headingId(CHECK)} tabIndex={-1} className="text-xl leading-tight">
        Check: five questions
      </h2>
      <p className="mt-2 text-muted">
        {score === null
          ? `Each right answer is ${String(POINTS)} points; ${String(PASSED)} pass. You may try as often as you like.`
          : `Your best so far: ${String(score)} of 100. ${String(PASSED)} pass.`}
      </p>
      <Try key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />
    </section>
  );
}
