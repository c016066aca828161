import { useEffect, useId, useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/text-link';
import { sectionAddress } from '../../../lib/training-addresses.ts';
import type { QuizQuestion as Question, TrainingModule } from '../module-types.ts';

interface Props {
  readonly module: TrainingModule;
  readonly question: Question;
  readonly number: number;
  readonly onChecked: (isRight: boolean) => void;
}

/** One question: choose, check, read why. */
export function QuizQuestion({ module, question, number, onChecked }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [phase, setPhase] = useState<'open' | 'unanswered' | 'checked'>('open');
  const answer = useRef<HTMLSpanElement>(null);
  const { options, right, reason, section } = question;
  const isChecked = phase === 'checked';
  // The button that was pressed is gone: focus goes on to what it led to.
  useEffect(() => {
    if (isChecked) answer.current?.focus();
  }, [isChecked]);
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
            {/* The text itself has focus: of the row around it a screen reader says nothing. */}
            <span ref={answer} tabIndex={-1}>
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
