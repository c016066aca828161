import { Button } from 'shared-ui/button';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { OnboardingStep } from 'shared-contract/onboarding/step-types';
import { answerText, NOT_ANSWERED } from 'shared-contract/onboarding/answer-text';
import type { Answers, StepAnswers } from './answers.ts';
import { classes } from '../../classes.ts';

function StepAnswersList({ step, answers }: { step: OnboardingStep; answers: StepAnswers }) {
  return (
    <dl>
      {step.fields.map((field) => {
        const text = answerText(field, answers[field.id]);
        return (
          <div key={field.id} className="grid gap-x-8 gap-y-1 border-b border-line py-3 sm:grid-cols-12">
            <dt className={classes('text-muted sm:col-span-5')}>{field.label}</dt>
            <dd
              className={classes(
                'wrap-anywhere whitespace-pre-line tabular-nums sm:col-span-7',
                text === NOT_ANSWERED && 'text-muted',
              )}
            >
              {text}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface ReviewProps {
  readonly steps: readonly OnboardingStep[];
  readonly answers: Answers;
  readonly onChange: (index: number) => void;
}

/** Everything that was answered, step by step, each with the way back to it. */
export function Review({ steps, answers, onChange }: ReviewProps) {
  return (
    <div className="grid max-w-measure gap-12">
      {steps.map((step, index) => (
        <section key={step.id} aria-labelledby={`review-${step.id}`}>
          <div className="flex items-baseline justify-between gap-4 border-b border-edge pb-2">
            <h3 id={`review-${step.id}`} className="text-lg">
              {step.title}
            </h3>
            <Button variant="quiet" size="sm" className="-mr-4 print:hidden" onClick={() => onChange(index)}>
              Change<VisuallyHidden> {step.title}</VisuallyHidden>
            </Button>
          </div>
          <StepAnswersList step={step} answers={answers[step.id] ?? {}} />
        </section>
      ))}
    </div>
  );
}
