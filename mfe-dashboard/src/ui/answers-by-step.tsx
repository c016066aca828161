import { type Answers, answerText, readAnswers } from 'shared-contract/onboarding/answers';
import type { OnboardingStep } from 'shared-contract/onboarding/step-types';
import { onboardingStepsOf } from 'shared-contract/onboarding/steps';
import { brand } from 'shared-ui/brand';
import { formatMoment } from '../lib/format.ts';

const { owner, cpa } = onboardingStepsOf(brand.shortName);

/** Returns the steps that the person answered. Owners and CPAs have different steps. */
function stepsOf(answers: Answers): readonly OnboardingStep[] {
  const answered = (steps: readonly OnboardingStep[]) => steps.filter(({ id }) => id in answers);
  return [answered(owner), answered(cpa)].sort((a, b) => b.length - a.length)[0] ?? [];
}

interface Props {
  /** As stored in the database. */
  readonly found: {
    readonly answers: unknown;
    readonly completed_at: string | null;
    readonly updated_at: string;
  };
  /** Heading level of a step, one below the surrounding heading. */
  readonly heading: 'h3' | 'h4';
}

export function AnswersByStep({ found, heading: Heading }: Props) {
  const answers = readAnswers(found.answers);
  const steps = stepsOf(answers);
  if (steps.length === 0) return <p className="mt-2 text-muted">No answers yet.</p>;
  return (
    <div className="mt-3 flex flex-col gap-4">
      <p className="text-sm text-muted">
        {found.completed_at === null ? 'Not finished. Last' : 'Finished. Last'} change{' '}
        <time dateTime={found.updated_at}>{formatMoment(found.updated_at)}</time>
      </p>
      {steps.map((step) => (
        <section key={step.id} aria-labelledby={`answers-${step.id}`}>
          <Heading id={`answers-${step.id}`} className="border-b border-edge pb-1 font-semibold">
            {step.title}
          </Heading>
          <dl>
            {step.fields.map((field) => (
              <div key={field.id} className="border-b border-line py-2">
                <dt className="text-sm text-muted">{field.label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line tabular-nums">
                  {answerText(field, answers[step.id]?.[field.id])}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
