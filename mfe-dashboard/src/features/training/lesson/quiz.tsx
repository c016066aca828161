import { useEffect, useId, useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/text-link';
import { formatInstant } from '../../../lib/format.ts';
import { sectionAddress } from '../../../lib/training.ts';
import type { QuizQuestion as Question, TrainingModule } from '../training-module.ts';
import { CHECK, PASSED, type Progress } from '../progress.ts';
import { headingId } from './load-lesson.ts';

interface QuizQuestionProps {
  readonly module: TrainingModule;
  readonly question: Question;
  readonly number: number;
  readonly onChecked: (isRight: boolean) => void;
}

/** Ref that focuses an element when it appears. */
const focus = (element: HTMLElement | null) => element?.focus();

function QuizQuestion({ module, question, number, onChecked }: QuizQuestionProps) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [phase, setPhase] = useState<'open' | 'unanswered' | 'checked'>('open');
  const { options, right, reason, section } = question;
  const isChecked = phase === 'checked';
  const check = () => {
    setPhase(chosen === null ? 'unanswered' : 'checked');
    if (chosen !== null) onChecked(chosen === right);
  };
  const title = module.sections.find((one) => one.id === section)?.title;
  return (
    <form
      className="mt-4 rounded-md border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <fieldset aria-describedby={phase === 'unanswered' ? `${id}-error` : undefined}>
        <legend className="font-semibold">
          {number}. {question.question}
        </legend>
        <div className="mt-2 grid gap-1">
          {options.map((option, index) => (
            <label key={option} className="flex min-h-control cursor-pointer items-start gap-3 py-1.5">
              <input
                type="radio"
                name={id}
                checked={chosen === index}
                disabled={isChecked}
                onChange={() => {
                  setChosen(index);
                  setPhase('open');
                }}
                className="mt-1 size-4 shrink-0 accent-primary"
              />
              <span>{option}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {phase === 'unanswered' ? (
        <p id={`${id}-error`} role="alert" className="mt-2 text-danger">
          Choose an answer to question {number} first.
        </p>
      ) : null}
      {isChecked ? (
        <div className="mt-3 border-t border-line pt-3">
          <p
            className={`flex items-center gap-2 font-semibold ${chosen === right ? 'text-success' : 'text-danger'}`}
          >
            <Icon name={chosen === right ? 'circle-check' : 'circle-alert'} />
            {/* The button that had focus is gone. Focus the text, because screen readers don't read a focused row. */}
            <span ref={focus} tabIndex={-1}>
              {chosen === right ? 'Right.' : `Not right. The answer is: ${options[right] ?? ''}`}
            </span>
          </p>
          <p className="mt-2">{reason}</p>
          <p className="mt-2 text-sm">
            <TextLink to={sectionAddress(module.id, section)}>Read again: {title}</TextLink>
          </p>
        </div>
      ) : (
        <Button type="submit" size="sm" variant="secondary" className="mt-3">
          Check answer {number}
        </Button>
      )}
    </form>
  );
}

const POINTS = 20;

interface QuizProps {
  readonly module: TrainingModule;
  readonly progress: Progress;
  readonly onScore: (score: number) => void;
}

/** Each of the five questions is checked separately. The result appears after the last one. */
function Try({ module, progress, onScore, onAgain }: QuizProps & { readonly onAgain: () => void }) {
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

/** The quiz allows any number of attempts. The best score counts. */
export function Quiz(props: QuizProps) {
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

const optionLetter = (index: number): string => String.fromCodePoint(97 + index);

/** Print version: questions first, answers on the last page, with the date and the disclaimer. */
export function PrintedQuiz({ module, now }: { module: TrainingModule; now: string }) {
  return (
    <div className="hidden print:block">
      <section aria-label="Questions" className="mt-8 break-before-page">
        <h2 className="text-xl">Check: five questions</h2>
        <ol className="mt-4 grid list-decimal gap-4 pl-6">
          {module.quiz.map(({ id, question, options }) => (
            <li key={id} className="break-inside-avoid">
              <p className="font-semibold">{question}</p>
              <ul className="mt-1 grid gap-1">
                {options.map((option, index) => (
                  <li key={option}>
                    {optionLetter(index)}) {option}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
      <section aria-label="Answers" className="mt-8 break-before-page">
        <h2 className="text-xl">Answers</h2>
        <ol className="mt-4 grid list-decimal gap-3 pl-6">
          {module.quiz.map(({ id, right, reason }) => (
            <li key={id} className="break-inside-avoid">
              <span className="font-semibold">{optionLetter(right)}.</span> {reason}
            </li>
          ))}
        </ol>
      </section>
      <p className="mt-8 border-t border-edge pt-3 text-sm">
        {module.title}, printed {formatInstant(now)}. This module teaches a method; it is no tax, legal or
        investment advice for anybody’s case. Check each figure against the authority and the year named
        beside it before you use it. People and firms of the examples are invented.
      </p>
    </div>
  );
}
