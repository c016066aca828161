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

interface OptionsProps {
  readonly question: Question;
  readonly number: number;
  readonly chosen: number | null;
  /** Index of the option that can't be chosen again. */
  readonly tried?: number | null;
  readonly isChecked?: boolean;
  readonly describedBy?: string | undefined;
  readonly onChoose: (index: number) => void;
}

function Options({ question, number, chosen, tried, isChecked, describedBy, onChoose }: OptionsProps) {
  const name = useId();
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="font-semibold">
        {number}. {question.question}
      </legend>
      <div className="mt-2 grid gap-1">
        {question.options.map((option, index) => (
          <label key={option} className="flex min-h-control cursor-pointer items-start gap-3 py-1.5">
            <input
              type="radio"
              name={name}
              checked={chosen === index}
              disabled={isChecked === true || index === tried}
              onChange={() => onChoose(index)}
              className="mt-1 size-4 shrink-0 accent-primary"
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function resultLabel({ options, right }: Question, chosen: number | null, isFirst: boolean): string {
  if (chosen !== right) return `Not right. The answer is: ${options[right] ?? ''}`;
  return isFirst ? 'Right.' : 'Right, on the second try.';
}

/** A wrong first answer names the section to read. The second answer shows the key and the reason. */
function QuizQuestion({ module, question, number, onChecked }: QuizQuestionProps) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [tried, setTried] = useState<number | null>(null);
  const [phase, setPhase] = useState<'open' | 'unanswered' | 'retry' | 'checked'>('open');
  const { right, reason, section } = question;
  const isChecked = phase === 'checked';
  const check = () => {
    if (chosen === null) setPhase('unanswered');
    else if (chosen === right || tried !== null) {
      setPhase('checked');
      onChecked(chosen === right && tried === null);
    } else {
      setTried(chosen);
      setChosen(null);
      setPhase('retry');
    }
  };
  const title = module.sections.find((one) => one.id === section)?.title ?? '';
  return (
    <form
      className="mt-4 rounded-md border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <Options
        {...{ question, number, chosen, tried, isChecked }}
        describedBy={phase === 'unanswered' ? `${id}-error` : undefined}
        onChoose={(index) => {
          setChosen(index);
          setPhase('open');
        }}
      />
      {phase === 'unanswered' ? (
        <p id={`${id}-error`} role="alert" className="mt-2 text-danger">
          Choose an answer to question {number} first.
        </p>
      ) : null}
      {isChecked || phase === 'retry' ? (
        <div className="mt-3 border-t border-line pt-3">
          <p
            className={`flex items-center gap-2 font-semibold ${chosen === right ? 'text-success' : 'text-danger'}`}
          >
            <Icon name={chosen === right ? 'circle-check' : 'circle-alert'} />
            {/* The focused control is gone or disabled. Focus the text: screen readers don't read a focused row. */}
            <span ref={focus} tabIndex={-1}>
              {isChecked
                ? resultLabel(question, chosen, tried === null)
                : 'Not right. Read the section again, then choose another answer.'}
            </span>
          </p>
          {isChecked ? <p className="mt-2">{reason}</p> : null}
          <p className="mt-2 text-sm">
            <TextLink to={sectionAddress(module.id, section)}>Read again: {title}</TextLink>
          </p>
        </div>
      ) : null}
      {isChecked ? null : (
        <Button type="submit" size="sm" variant="secondary" className="mt-3">
          Check answer {number}
        </Button>
      )}
    </form>
  );
}

/** The quiz's questions before reading. Shows which sections to read closely, saves nothing, and hides the key. */
function PreTest({ module }: { readonly module: TrainingModule }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const [isDone, setIsDone] = useState(false);
  const missed = module.quiz.filter(({ id, right }) => chosen[id] !== right);
  const closely = module.sections.filter(({ id }) => missed.some(({ section }) => section === id));
  return (
    <form
      aria-label="Pre-test"
      className="mt-2 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsDone(true);
      }}
    >
      {module.quiz.map((question, index) => (
        <Options
          key={question.id}
          {...{ question, number: index + 1, chosen: chosen[question.id] ?? null }}
          onChoose={(option) => {
            setChosen({ ...chosen, [question.id]: option });
            setIsDone(false);
          }}
        />
      ))}
      <Button type="submit" size="sm" variant="secondary" className="justify-self-start">
        Show my reading list
      </Button>
      <div role="status">
        {isDone ? (
          <>
            <p className="font-semibold">
              {module.quiz.length - missed.length} of {module.quiz.length} right before reading.
            </p>
            {closely.length > 0 ? <p className="mt-2">Read these sections closely:</p> : null}
            <ul className="mt-1 list-disc pl-5 marker:text-copper">
              {closely.map(({ id, title }) => (
                <li key={id}>
                  <TextLink to={sectionAddress(module.id, id)}>{title}</TextLink>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </form>
  );
}

/**
 * The objectives and the pre-test, above a module's first section. Closed on screen, because the module's page has just
 * shown the objectives. Print always has them.
 */
export function BeforeReading({
  module,
  isFirst,
}: {
  readonly module: TrainingModule;
  readonly isFirst: boolean;
}) {
  const objectives = (
    <ul className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-copper">
      {module.learningObjectives.map((objective) => (
        <li key={objective}>{objective}</li>
      ))}
    </ul>
  );
  return (
    <>
      {isFirst ? (
        <details className="mb-6 rounded-md border border-line bg-surface px-4 py-3 print:hidden">
          <summary className="cursor-pointer font-semibold">Objectives and pre-test</summary>
          {objectives}
          <p className="mt-4 font-semibold">What do you know already?</p>
          <PreTest module={module} />
        </details>
      ) : null}
      <section aria-label="Learning objectives" className="hidden print:block">
        <h2 className="text-xl">Learning objectives</h2>
        {objectives}
      </section>
    </>
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
            {right} of {quiz.length} right on the first try: {right * POINTS} points.{' '}
            {right * POINTS >= PASSED
              ? 'You passed the check.'
              : `You pass with ${String(PASSED)}. Your best so far is ${String(Math.max(progress.score ?? 0, right * POINTS))}.`}
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
          ? `Each answer that is right on the first try earns ${String(POINTS)} points. You pass with ${String(PASSED)}, and you can repeat the check.`
          : `Your best so far: ${String(score)} of 100. You pass with ${String(PASSED)}.`}
      </p>
      <Try key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />
    </section>
  );
}

const optionLetter = (index: number): string => String.fromCodePoint(97 + index);

/** Print version, with the date and the disclaimer. Without the key, because the printed questions are a test. */
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
      <p className="mt-8 border-t border-edge pt-3 text-sm">
        {module.title}, printed {formatInstant(now)}. This module teaches a method. It is not tax, legal, or
        investment advice for any particular case. Check each figure against the cited authority and year
        before you use it. The people and firms in the examples are invented.
      </p>
    </div>
  );
}
