import { answerText } from 'shared-contract/onboarding/answer-text';
import { readAnswers, type Answers } from 'shared-contract/onboarding/answers';
import { onboardingStepsOf } from 'shared-contract/onboarding/steps';
import type { OnboardingStep } from 'shared-contract/onboarding/step-types';
import { brand } from 'shared-ui/brand';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { readClientAnswers } from '../data/client-intake.ts';

const { owner, cpa } = onboardingStepsOf(brand.shortName);

/** The questions that somebody was asked: those of the steps that they have answered. */
function stepsOf(answers: Answers): readonly OnboardingStep[] {
  const answered = (steps: readonly OnboardingStep[]) => steps.filter(({ id }) => id in answers);
  return [answered(owner), answered(cpa)].sort((a, b) => b.length - a.length)[0] ?? [];
}

/** What a client answered in the intake form, step by step. */
export function IntakeAnswers({ userId }: { readonly userId: string }) {
  const query = useDataQuery('client-answers', (client) => readClientAnswers(client, userId), { userId });
  const found = query.isPlaceholderData ? undefined : query.data;
  if (query.isError && found === undefined) return <FailedQuery what="The answers" query={query} />;
  if (found === undefined) return <Spinner label="Loading: the answers" />;
  const answers = readAnswers(found?.answers);
  const steps = stepsOf(answers);
  if (found === null || steps.length === 0)
    return <p className="mt-2 text-muted">Nothing is answered yet.</p>;
  return (
    <div className="mt-3 flex flex-col gap-4">
      <p className="text-sm text-muted">
        {found.completed_at === null ? 'Not finished. Last' : 'Finished. Last'} change{' '}
        <time dateTime={found.updated_at}>{formatMoment(found.updated_at)}</time>
      </p>
      {steps.map((step) => (
        <section key={step.id} aria-labelledby={`answers-${step.id}`}>
          <h4 id={`answers-${step.id}`} className="border-b border-edge pb-1 font-semibold">
            {step.title}
          </h4>
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
